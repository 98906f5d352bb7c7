import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FIX_TRIGGER } from './trigger-problem.tsx'

const M = {
  text: msg(
    'trigger-form.unsupported',
    '<b>This trigger never fires.</b> {count, plural, one {# condition is} other {# conditions are}} no longer supported.',
  ),
  remove: msg('trigger-form.remove-unsupported', 'Remove unsupported conditions'),
}

interface UnsupportedNoteProps {
  count: number
  where: 'screen' | 'dialog'
  pending: boolean
  refusal: string | undefined
  onFix: () => void
}

/** A note that conditions are no longer supported, with a button that removes them. */
export function UnsupportedNote({ count, where, pending, refusal, onFix }: UnsupportedNoteProps) {
  const { t } = useI18n()
  if (count === 0) return null
  return (
    <Note
      tone="danger"
      action={
        <Button size="small" pending={pending} disabledReason={refusal} onPress={onFix}>
          {t(where === 'screen' ? FIX_TRIGGER : M.remove)}
        </Button>
      }
    >
      <Trans message={M.text} values={{ count }} components={{ b: <b /> }} />
    </Note>
  )
}
