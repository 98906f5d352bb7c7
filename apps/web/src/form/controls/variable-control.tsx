import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { useField } from '#form/use-form.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'
import { useVariableNames } from './use-variable-names.ts'

const M = {
  choose: msg('variable-control.choose', 'Choose a variable'),
  missing: msg('variable-control.missing', 'does not exist'),
}

/** One variable by name. A stored name without a variable is kept and marked as missing. */
export function VariableControl({ definition, label, plain, readOnly, ...props }: ControlProps<'variable'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  const { variables, known, emptyText } = useVariableNames()
  const name = field.value.trim()
  const options = variables.map((variable) => ({ ...variable, value: variable.label }))
  const isMissing = name !== '' && known !== undefined && !known.has(name)
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <Select
        value={name === '' ? null : name}
        onChange={field.setValue}
        onBlur={field.onBlur}
        options={isMissing ? [{ value: name, label: name, caption: t(M.missing) }, ...options] : options}
        placeholder={t(M.choose)}
        searchLabel={t(SEARCH_ITEMS.variable)}
        emptyText={emptyText}
        readOnly={readOnly}
        aria-label={label}
      />
    </Framed>
  )
}
