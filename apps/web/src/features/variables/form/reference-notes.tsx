import { msg } from '@waymark/domain/message'
import { namesUsed, type VariableForm } from '@waymark/domain/variable'
import { Note } from '@waymark/ui/layout'
import { use } from 'react'
import { LoopingNames, useVariableNames } from '#form/controls/use-variable-names.ts'
import { useFormats } from '#i18n/dates.ts'
import { QUOTED_NAME } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  itself: msg('variables.refers-to-itself', 'This variable refers to itself, so it never gets a value.'),
  loops: msg(
    'variables.loops',
    '{count, plural, one {{names} depends} other {{names} depend}} on this variable, so a reference back leaves both without a value.',
  ),
  unknown: msg(
    'variables.unknown-references',
    '{count, plural, one {One reference matches} other {# references match}} no variable: {names}',
  ),
}

/** Notes about references to missing variables and to the variable itself. In code they are shown by line. */
export function ReferenceNotes({ form }: { form: VariableForm }) {
  const { t } = useI18n()
  const { list } = useFormats()
  const { known } = useVariableNames()
  const quoted = (name: string) => t(QUOTED_NAME, { name })
  const looping = use(LoopingNames)
  if (form.type === 'custom_js') return null
  const names = [...namesUsed(form)]
  const looped = names.filter((name) => looping?.dependents.has(name))
  const unknown = names.filter((name) => known && name !== looping?.name && !known.has(name))
  return (
    <>
      {looping !== null && looping.name !== '' && names.includes(looping.name) && (
        <Note tone="danger">{t(M.itself)}</Note>
      )}
      {looped.length > 0 && (
        <Note tone="danger">{t(M.loops, { count: looped.length, names: list(looped.map(quoted)) })}</Note>
      )}
      {unknown.length > 0 && (
        <Note tone="warning">{t(M.unknown, { count: unknown.length, names: list(unknown.map(quoted)) })}</Note>
      )}
    </>
  )
}
