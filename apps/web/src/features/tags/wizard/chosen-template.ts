import type { QueryClient } from '@tanstack/react-query'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { mayAddTemplate, TEMPLATE_CHOICES, type WireTemplate } from '@waymark/domain/tag'
import type { TemplateId } from '@waymark/domain/tag/templates'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { triggerLists } from '#data/triggers.ts'

/** Templates whose tags usually fire on every page view: their tags have such a trigger from the start. */
const ON_EVERY_PAGE: ReadonlySet<TemplateId> = new Set(['waymark-pro-analytics', 'custom-asynchronous-tag'])

/** The template that the address chooses; undefined for one that there is not, or that this site may not add. */
export function chosenTemplate(
  choose: string | undefined,
  site: Site,
  present: readonly WireTemplate[],
): TemplateId | undefined {
  const template = TEMPLATE_CHOICES.find(({ id }) => id === choose)
  const permitted = template && mayAddTemplate(template.stored, { isMetaSite: isMetaSite(site), present })
  return permitted?.allowed ? template?.id : undefined
}

const pageViews = (appId: string) =>
  triggerLists.page(appId, { filter: { trigger_type: ['page_view'] }, sort: ['created_at'] }, { limit: 10, offset: 0 })

/**
 * The trigger that fires on every page view, for a chosen template whose tags usually do. Undefined when the site has none, or
 * when it cannot be found out: then it is chosen in the form.
 */
export async function usualTrigger(
  queries: QueryClient,
  appId: string,
  template: TemplateId | undefined,
): Promise<TriggerListItem | undefined> {
  if (template === undefined || !ON_EVERY_PAGE.has(template)) return undefined
  const found = await queries.fetchQuery(pageViews(appId)).catch(() => undefined)
  return found?.rows.find(({ meta }) => meta.condition_count === 0)
}
