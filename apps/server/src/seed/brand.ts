import { type Author, NO_ITEMS } from '#database/tables/content.ts'
import type { SiteRow } from '#database/tables/index.ts'
import { SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { linkApps } from '#sites/link-apps.ts'
import { createSite } from '#sites/sites.ts'
import { daysBefore, openHistory } from './history.ts'

const FIRST_MARKER = '<script>document.documentElement.dataset.brand = {{ Brand }}</script>'
const MARKER = `<script>
  document.documentElement.dataset.brand = {{ Brand }};
  document.documentElement.dataset.group = 'Northwind';
</script>`

/** Creates the demo's meta-site, three tags that run on all its websites, and publishes it with a name. */
export async function seedBrand(
  deps: Dependencies,
  { organisationId, apps, author }: { organisationId: string; apps: readonly SiteRow[]; author: Author },
): Promise<SiteRow> {
  const before = (days: number, time: string) => daysBefore(deps.clock(), days, time)
  const at = before(80, '09:00')
  const then = { ...deps, clock: () => at }
  const name = 'Northwind brand standards'
  const site = await createSite(then, { organisationId, kind: 'meta-site', name, content: NO_ITEMS, author })
  const ids = apps.map((app) => app.id)
  await linkApps(then, site, ids, SERVER)

  const sessionAt = await openHistory(deps, site.id)
  const brand = sessionAt(before(79, '11:00'), author)
  await brand.addVariable({ name: 'Brand', variable_type: 'constant', value: 'Northwind' })
  await brand.addTrigger({ name: 'Every page, loaded', type: 'page_load' })
  const triggers = ['Every page, loaded']
  await brand.addTag({ name: 'Brand marker', template: 'custom-asynchronous-tag', code: FIRST_MARKER, triggers })
  await brand.addTag({ name: 'Group reach', template: 'microsoft-advertising', triggers })

  const survey = sessionAt(before(44, '10:20'), author)
  await survey.addTag({ name: 'Yearly survey', template: 'qualaroo', triggers })
  await survey.changeTag('Brand marker', { code: MARKER })
  await survey.publish({
    name: 'For every shop of the group',
    description: 'The brand marker, the reach of the group’s adverts and the yearly survey.',
  })
  return site
}
