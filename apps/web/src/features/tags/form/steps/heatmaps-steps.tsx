import { msg } from '@waymark/domain/message'
import { isMetaSite } from '@waymark/domain/site'
import { Note } from '@waymark/ui/layout'
import { useSite } from '#data/current-site.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { NewTabLink, Steps } from './steps.tsx'

const M = {
  link: msg(
    'heatmaps.link',
    'Link a click trigger below. Each of its clicks is recorded with the path to the element.',
  ),
  publish: msg('heatmaps.publish', 'Save the tag and publish.'),
  look: msg(
    'heatmaps.look',
    'Install the <inspector>site inspector</inspector> in your browser and open the website to see its heatmaps.',
  ),
  scroll: msg(
    'heatmaps.scroll',
    'Scroll maps need no setup here: they are built from the scroll events that Waymark analytics records on this website.',
  ),
  scrollMeta: msg(
    'heatmaps.scroll-meta',
    'Scroll maps need no setup here: they are built from the scroll events that Waymark analytics records on each website linked to this meta-site.',
  ),
}

/** The address of the browser extension that shows heatmaps. */
const INSPECTOR = '/help/site-inspector'

/** How heatmaps are recorded; the template has no fields. */
export function HeatmapsSteps({ first }: { first: boolean }) {
  const { t } = useI18n()
  const site = useSite()
  return (
    <Steps
      first={first}
      steps={[M.link, M.publish, M.look].map((step) => (
        <Trans key={step.id} message={step} components={{ inspector: <NewTabLink href={INSPECTOR} /> }} />
      ))}
    >
      <Note tone="info">{t(isMetaSite(site) ? M.scrollMeta : M.scroll)}</Note>
    </Steps>
  )
}
