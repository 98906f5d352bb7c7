import type { Field } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { VARIABLE_VALUE_LIMIT } from '@waymark/domain/variable'
import type { Spot } from '@waymark/forms/form'
import { VariableInput } from '@waymark/ui/controls'
import { Framed } from '#form/controls/framed.tsx'
import { useVariableNames } from '#form/controls/use-variable-names.ts'
import { useTyped } from '#form/use-typed.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const COUNT = msg('code.count', '{used, number} / {limit, number}')

/** Below this length nobody needs to see how much room is left. */
const COUNTED_FROM = 60_000

/** How much of the room for a variable's value is used, once it matters. */
export function useValueCount() {
  const { t } = useI18n()
  return (value: string) =>
    value.length > COUNTED_FROM ? t(COUNT, { used: value.length, limit: VARIABLE_VALUE_LIMIT }) : undefined
}

/** The value of a variable as one line in which `{{` offers variables. */
export function LongText({
  field,
  spot,
  readOnly,
}: {
  field: Pick<Field, 'label' | 'hint' | 'optional'>
  spot: Spot<string>
  readOnly: boolean
}) {
  const { listLabel, emptyText, completion, variables } = useVariableNames()
  const count = useValueCount()
  const type = useTyped(spot.set)
  return (
    <Framed field={field} spot={spot} count={count(spot.value)}>
      <VariableInput
        variables={variables}
        listLabel={listLabel}
        completion={completion}
        emptyText={emptyText}
        value={spot.value}
        onChange={type}
        onBlur={spot.touch}
        readOnly={readOnly}
      />
    </Framed>
  )
}
