import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { useWords } from '#i18n/use-words.ts'
import { Words } from '#i18n/words.tsx'

const W = {
  text: msg(
    'trigger-form.unsupported',
    '<b>This trigger never fires.</b> {count, plural, one {# condition is} other {# conditions are}} no longer supported.',
  ),
  fix: msg('trigger-form.fix', 'Fix trigger'),
  remove: msg('trigger-form.remove-unsupported', 'Remove unsupported conditions'),
}

/** Says that conditions are no longer supported, and removes them. */
export function UnsupportedNote({
  count,
  where,
  pending,
  refusal,
  onFix,
}: {
  count: number
  where: 'screen' | 'dialog'
  pending: boolean
  refusal: string | undefined
  onFix: () => void
}) {
  const { say } = useWords()
  if (count === 0) return null
  return (
    <Note
      tone="danger"
      action={
        <Button size="small" pending={pending} disabledReason={refusal} onPress={onFix}>
          {say(where === 'screen' ? W.fix : W.remove)}
        </Button>
      }
    >
      <Words of={W.text} values={{ count }} components={{ b: <b /> }} />
    </Note>
  )
}
