import { VariableInput } from '@waymark/ui/controls'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'
import { useLiveCheck } from './use-live-check.ts'
import { useVariableNames } from './use-variable-names.ts'

/** A CSS selector, XPath or element id that may hold references; checked while it is typed. */
export function SelectorControl({ field, spot, label, readOnly }: ControlProps<'selector'>) {
  const names = useVariableNames()
  const { error, type, leave } = useLiveCheck(spot)
  return (
    <Framed field={field} spot={{ error, edited: spot.edited }} label={label}>
      <VariableInput
        {...names}
        value={spot.value}
        onChange={type}
        onBlur={leave}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={error ? true : undefined}
      />
    </Framed>
  )
}
