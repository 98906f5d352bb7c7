import { randomUUID } from 'node:crypto'
import type { Content } from '#database/tables/content.ts'

const WORDS = ['Newsletter', 'Basket', 'Checkout', 'Landing page', 'Öffnungszeiten', 'video', 'consent', 'Partner']

/** A name as people give them, different for each number. */
const name = (what: string, number: number) => `${WORDS[number % WORDS.length]} ${what} ${(number * 7919) % 100_003}`

/** A version's content of a given size: every tag has a trigger, every third trigger tests a variable. */
export function someContent(size: { tags: number; triggers: number; variables: number }): Content {
  const at = new Date(Date.UTC(2026, 0, 1)).toISOString()
  const dates = { created_at: at, updated_at: at }
  const variables = Array.from({ length: size.variables }, (_, number) => ({
    id: randomUUID(),
    name: name('variable', number),
    variable_type: 'data_layer',
    value: `shop.value${number}`,
    options: {},
    ...dates,
  }))
  const triggers = Array.from({ length: size.triggers }, (_, number) => {
    const variable = variables[number % Math.max(1, variables.length)]
    const condition = {
      condition_id: randomUUID(),
      variable_id: variable?.id ?? '67ed6060-eace-4370-8ede-a083f7c909f1',
      condition_type: 'contains',
      value: `/page-${number}`,
      options: {},
    }
    return {
      id: randomUUID(),
      name: name('trigger', number),
      trigger_type: 'page_view',
      conditions: number % 3 === 0 ? [condition] : [],
      triggers: [],
      ...dates,
    }
  })
  const tags = Array.from({ length: size.tags }, (_, number) => {
    const trigger = triggers[number % Math.max(1, triggers.length)]
    return {
      id: randomUUID(),
      name: name('tag', number),
      template: 'custom_tag',
      is_active: number % 10 !== 0,
      priority: number % 50 === 0 ? number : 0,
      consent_type: number % 2 ? 'analytics' : 'not_require_consent',
      respect_visitors_privacy: true,
      disable_in_debug_mode: false,
      document_write: false,
      code: `<script>window.fired = (window.fired || 0) + ${number}; console.debug({{ ${variables[0]?.name ?? 'Page Url'} }})</script>`,
      scheduler: { date_ranges: [], times_of_day: [] },
      template_options: {},
      triggers: trigger ? [trigger.id] : [],
      ...dates,
    }
  })
  return { tags, triggers, variables }
}
