import { msg } from '@waymark/domain/message'
import { everywhereAt } from '@waymark/domain/version'
import { Note } from '@waymark/ui/layout'
import { useNow } from '#browser/use-now.ts'
import { useFormats } from '#i18n/dates.ts'
import { minutes } from '#i18n/minutes.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  soon: msg(
    'rollout.soon',
    'Browsers with the previous version may use it for one more minute or page. Every page load has version {number} from {time} ({left} left).',
  ),
  everywhere: msg('rollout.everywhere', 'Every page load has version {number} now.'),
}

interface RolloutProps {
  number: string
  publishedAt: string
  brief?: boolean
}

/**
 * Shows when every page load has a version that has just been published, and counts down to it. With `brief` it shows nothing
 * once that is so.
 */
export function Rollout({ number, publishedAt, brief = false }: RolloutProps) {
  const { t } = useI18n()
  const { clock } = useFormats()
  const end = everywhereAt(publishedAt)
  const now = useNow(1000, end)
  if (now >= end) return brief ? null : <Note tone="success">{t(M.everywhere, { number })}</Note>
  return <Note tone="info">{t(M.soon, { number, time: clock(end), left: minutes(end - now) })}</Note>
}
