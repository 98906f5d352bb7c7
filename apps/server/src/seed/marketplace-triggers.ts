import type { Dates, TriggerContent } from '#database/tables/content.ts'
import { type SeedContext, triggerOf, when } from './items.ts'
import { ACTIONS, COUNTRIES, PAGES, THINGS } from './names.ts'

type Trigger = TriggerContent & Dates

const onPages = (make: (page: string, path: string) => Trigger) => PAGES.map(([page, path]) => make(page, path))

/** The 250 triggers of the large site: pages, countries, events, clicks, links, forms, scrolling, time, leaving, presence. */
export function marketplaceTriggers(context: SeedContext): Trigger[] {
  const on = (path: string) => when(context, 'pagePath', 'starts_with', path)
  const trigger = (...rest: Parameters<typeof triggerOf> extends [SeedContext, ...infer R] ? R : never) =>
    triggerOf(context, ...rest)
  const selector = { selector_type: 'css' }
  return [
    trigger('All page views', 'page_view'),
    ...onPages((page, path) => trigger(`Page view: ${page}`, 'page_view', [on(path)])),
    ...onPages((page, path) => trigger(`DOM ready: ${page}`, 'dom_ready', [on(path)])),
    ...onPages((page, path) => trigger(`Page loaded: ${page}`, 'page_load', [on(path)])),
    ...COUNTRIES.map(([country, ending]) =>
      trigger(`Storefront: ${country}`, 'page_view', [when(context, 'pageHostname', 'ends_with', ending)]),
    ),
    ...ACTIONS.flatMap((action) =>
      THINGS.map((thing) =>
        trigger(`Event: ${thing} ${action}`, 'event', [when(context, 'event', 'equals', `${thing}_${action}`)]),
      ),
    ),
    ...onPages((page, path) =>
      trigger(`Click on call to action: ${page}`, 'click', [
        when(context, 'clickElement', 'matches', '.call-to-action', selector),
        on(path),
      ]),
    ),
    ...onPages((page, path) =>
      trigger(`Link followed: ${page}`, 'capturing_click', [when(context, 'clickUrl', 'is_not_empty', null), on(path)]),
    ),
    ...onPages((page, path) => trigger(`Form sent: ${page}`, 'form_submission', [on(path)])),
    ...onPages((page, path) =>
      trigger(`Scrolled to half: ${page}`, 'page_scroll', [
        when(context, 'pageScroll', 'once_per_page_view', '50', { unit: 'percentage' }),
        on(path),
      ]),
    ),
    ...onPages((page, path) =>
      trigger(`A minute on page: ${page}`, 'time_on_website', [
        when(context, 'timeOnWebsite', 'once_per_page_view', '60'),
        on(path),
      ]),
    ),
    ...onPages((page, path) =>
      trigger(`Leaving: ${page}`, 'leave_content', [
        when(context, 'leaveContent', 'once_per_session', 'top'),
        on(path),
      ]),
    ),
    ...ELEMENTS.map(([name, css]) =>
      trigger(`Seen: ${name}`, 'element_presence', [
        when(context, 'foundElements', 'once_per_page_view', css, selector),
      ]),
    ),
  ]
}

const ELEMENTS = [
  ['recommendations', '.recommendations'],
  ['stock warning', '.stock-warning'],
  ['voucher field', '#voucher'],
  ['review stars', '.review-stars'],
  ['size adviser', '.size-adviser'],
  ['delivery date', '.delivery-date'],
  ['error message', '[role="alert"]'],
  ['chat button', '#chat'],
  ['newsletter layer', '.newsletter-layer'],
] as const
