import { msg } from '@waymark/domain/message'
import { everywhereAt } from '@waymark/domain/version'
import { Note } from '@waymark/ui/layout'
import { useEffect, useState } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  soon: msg(
    'rollout.soon',
    'Browsers with the previous version may use it for one more minute or page. Every page load has version {number} from {time} ({left} left).',
  ),
  everywhere: msg('rollout.everywhere', 'Every page load has version {number} now.'),
}

/**
 * Shows when every page load has a version that has just been published, and counts down to it. With `brief` it shows nothing
 * once that is so.
 */
export function Rollout({
  number,
  publishedAt,
  brief = false,
}: {
  number: string
  publishedAt: string
  brief?: boolean
}) {
  const { t } = useI18n()
  const { clock } = useFormats()
  const end = everywhereAt(publishedAt)
  const [now, setNow] = useState(Date.now)
  const isEverywhere = now >= end
  useEffect(() => {
    if (isEverywhere) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isEverywhere])
  if (isEverywhere) return brief ? null : <Note tone="success">{t(M.everywhere, { number })}</Note>
  return <Note tone="info">{t(M.soon, { number, time: clock(end), left: minutes(end - now) })}</Note>
}

/** Milliseconds as `1:05`, rounded up to seconds. */
function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
