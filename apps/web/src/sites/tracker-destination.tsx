import { msg } from '@waymark/domain/message'
import { type Tracker, trackerInUse } from '@waymark/domain/site'
import { Note } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  none: msg(
    'tracker.none',
    'Nothing is sent: neither this website nor the installation has the addresses of a tracker.',
  ),
  noNumber: msg(
    'tracker.no-number',
    'Nothing is sent: a Matomo knows this website by a number, which is missing in its tracker settings.',
  ),
  sends: msg('tracker.sends', 'Hits are sent to {url}.'),
}

/** Says where the hits of a website go as its tracker is saved, or why they go nowhere. */
export function TrackerDestination({ tracker: { id, attributes } }: { tracker: Tracker }) {
  const { t } = useI18n()
  const { installation, ...own } = attributes
  const { sends, js_url, php_url } = trackerInUse(own, installation, id)
  if (sends) return <Note tone="info">{t(M.sends, { url: php_url })}</Note>
  return <Note tone="warning">{t(js_url === '' || php_url === '' ? M.none : M.noNumber)}</Note>
}
