import { templates } from '@waymark/domain/tag/templates'
import { and, eq } from 'drizzle-orm'
import { changeInstallation } from '#containers/installation.ts'
import { openDatabase } from '#database/open.ts'
import type { Author } from '#database/tables/content.ts'
import { sites, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { addItems } from '#items/write-rows.ts'
import { createJsonLogger } from '#monitoring/logger.ts'
import { seedDemo } from '#seed/demo.ts'
import { tagOf, triggerOf, variableOf, when } from '#seed/items.ts'
import { readSettings } from '#settings.ts'
import { createSite } from '#sites/sites.ts'
import { createDependencies } from '#start.ts'
import { writeDraft } from '#versions/draft.ts'
import { someContent } from './content.ts'

/*
 * Fills the data folder of the environment for measurements in a browser: the demo, and a site of Northwind with 5,000
 * tags, 2,000 triggers and 1,000 variables. Both large sites get the forms that are typed into. Prints one line of
 * JSON with the ids of the sites.
 */

const ROWS = 10

/** Forty lines, one in eight as long as vendors' lines are. */
const CODE = Array.from(
  { length: 5 },
  (_, step) => `<!-- Step ${step} of the checkout -->
<script>
  window.dataLayer = window.dataLayer || []
  window.dataLayer.push({
    event: 'step_${step}',
    place: 'checkout', page: {{ Page Url }}, path: {{ Page Path }}, host: {{ Page Hostname }}, number: ${step}, of: 5
  })
</script>`,
).join('\n')

/** A Meta pixel with ten properties, an order, code, a trigger with five conditions, a table with twenty rows. */
async function addForms(deps: Dependencies, siteId: string, author: Author): Promise<void> {
  const at = deps.clock()
  const context = { at, newId: deps.ids }
  const pixel = templates['meta-pixel']
  const tags = [
    tagOf(context, {
      name: 'Measured: Meta pixel',
      template: 'meta-pixel',
      triggers: [],
      template_options: pixel.encode({
        ...pixel.sample,
        eventProperties: Array.from({ length: ROWS }, (_, row) => ({
          key: `row-${row}`,
          propertyName: `property_${row}`,
          propertyValue: row % 2 ? `{{ Order total }} ${row}` : `value ${row}`,
        })),
      }),
    }),
    tagOf(context, { name: 'Measured: order', template: 'ecommerce-order', triggers: [] }),
    tagOf(context, { name: 'Measured: code', template: 'custom-asynchronous-tag', triggers: [], code: CODE }),
  ]
  const trigger = triggerOf(
    context,
    'Measured: trigger',
    'page_view',
    Array.from({ length: 5 }, (_, row) => when(context, 'pageUrl', 'contains', `/page-${row}`)),
  )
  const table = variableOf(context, 'Measured: table', 'lookup_table', '{{ Page Url }}', {
    mapping: Array.from({ length: 20 }, (_, row) => ({ input: `input ${row}`, output: `output ${row}` })),
    default_value: '',
  })
  await writeDraft(deps, siteId, author, async (draft) => {
    await addItems(draft.tx, siteId, { tags, triggers: [trigger], variables: [table] })
    await draft.record(tags.map((tag) => ({ kind: 'tag' as const, before: null, after: tag })))
  })
}

const read = readSettings(process.env)
if ('refused' in read) throw new Error(read.refused)
const opening = await openDatabase({ folder: read.settings.data, who: 'the bench' })
if ('refused' in opening) throw new Error(opening.refused)
const deps = await createDependencies(read.settings, opening.opened, { log: createJsonLogger('warn', process.stderr) })
await seedDemo(deps)
const [demo] = await deps.db.select().from(sites).where(eq(sites.name, 'Northwind Marketplace'))
if (!demo) throw new Error('The demo has no large site')
const [owner] = await deps.db
  .select()
  .from(users)
  .where(and(eq(users.role, 'OWNER'), eq(users.organisationId, demo.organisationId)))
if (!owner) throw new Error('The demo has no owner')
const large = await createSite(deps, {
  organisationId: demo.organisationId,
  kind: 'app',
  name: 'Northwind Everything',
  urls: ['https://everything.northwind.example'],
  content: someContent({ tags: 5_000, triggers: 2_000, variables: 1_000 }),
})
// The first steps are dismissed, as on every site of that size.
await changeInstallation(deps, large.id, { dismissed: true })
for (const { id } of [demo, large]) await addForms(deps, id, { id: owner.id, email: owner.email })
console.log(JSON.stringify({ demo: demo.id, large: large.id }))
await opening.opened.close()
