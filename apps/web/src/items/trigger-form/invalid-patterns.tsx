import { msg } from '@waymark/domain/message'
import { invalidPatterns, type TriggerForm } from '@waymark/domain/trigger'
import type { Form } from '@waymark/forms/form'
import { Note } from '@waymark/ui/layout'
import { useDebouncedValue } from '#browser/use-debounced.ts'
import { CHECK_DELAY } from '#form/controls/use-live-check.ts'
import { useFormValue } from '#form/use-form.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const INVALID = msg(
  'conditions.invalid-patterns',
  '{count, plural, one {{list} is not a valid regular expression} other {{list} are not valid regular expressions}}, so the trigger never fires.',
)

/** A note about the regular expressions of a trigger that cannot be parsed. The trigger can be saved nevertheless. */
export function InvalidPatterns({ form }: { form: Form<TriggerForm> }) {
  const { t } = useI18n()
  const { list } = useFormats()
  const found = useFormValue(form, ({ get }) => invalidPatterns(get().values))
  const patterns = useDebouncedValue(found, CHECK_DELAY)
  if (patterns.length === 0) return null
  return (
    <Note tone="warning" role="status">
      {t(INVALID, { count: patterns.length, list: list(patterns) })}
    </Note>
  )
}
