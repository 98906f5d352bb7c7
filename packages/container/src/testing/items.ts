import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type {
  CompileInput,
  ConditionItem,
  Items,
  Settings,
  TagItem,
  TriggerItem,
  VariableItem,
} from '../compile/index.ts'

/** An id that says which number it has. */
export function idOf(kind: 'tag' | 'trigger' | 'variable' | 'condition', number: number): string {
  const first = { tag: '7a', trigger: '7b', variable: '7c', condition: '7d' }[kind]
  return `${first}000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

export const settings: Settings = {
  debuggerOrigin: 'https://waymark.example',
  gdpr: true,
  delay: 500,
  trackerJsUrl: '',
  trackerPhpUrl: '',
  trackerDomains: ['shop.example'],
  trackerSiteId: '63f34dad-8dda-49d9-a31d-15ae467ea716',
  trackerDialect: 'extended',
  audiencesUrl: 'https://tags.example',
  containerOrigin: 'https://tags.example',
}

/** A tag that needs no consent and runs a script, with what a test wants otherwise. */
export function tagItem(number: number, changes: Partial<TagItem> = {}): TagItem {
  return {
    id: idOf('tag', number),
    name: `Tag ${number}`,
    template: 'custom_tag',
    is_active: true,
    priority: 0,
    consent_type: 'not_require_consent',
    respect_visitors_privacy: false,
    disable_in_debug_mode: false,
    document_write: false,
    code: `<script>hit(${number})</script>`,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: {},
    triggers: [idOf('trigger', number)],
    created_at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    ...changes,
  }
}

export function triggerItem(number: number, changes: Partial<TriggerItem> = {}): TriggerItem {
  return {
    id: idOf('trigger', number),
    name: `Trigger ${number}`,
    trigger_type: 'page_view',
    conditions: [],
    triggers: [],
    ...changes,
  }
}

/** A trigger on an event of this name that meets further conditions. */
export const onEvent = (number: number, name: string, ...further: readonly ConditionItem[]): TriggerItem =>
  triggerItem(number, {
    trigger_type: 'event',
    conditions: [
      conditionItem(number, { variable_id: BUILT_INS.event.id, condition_type: 'equals', value: name }),
      ...further,
    ],
  })

export function conditionItem(number: number, changes: Partial<ConditionItem> = {}): ConditionItem {
  return {
    condition_id: idOf('condition', number),
    variable_id: BUILT_INS.pageUrl.id,
    condition_type: 'contains',
    value: '/',
    options: {},
    ...changes,
  }
}

export function variableItem(number: number, changes: Partial<VariableItem> = {}): VariableItem {
  return {
    id: idOf('variable', number),
    name: `Variable ${number}`,
    variable_type: 'data_layer',
    value: `key${number}`,
    options: {},
    ...changes,
  }
}

/** What the server would hand over for one site. */
export function inputOf(site: Partial<Items>, changes: Partial<CompileInput> = {}): CompileInput {
  return {
    mode: 'published',
    appId: '63f34dad-8dda-49d9-a31d-15ae467ea716',
    versionId: '74e83524-a3e0-4071-9b64-ab90379a4307',
    checksum: '715a29200df32b73f3632db8189b17575a0667aed598b6b8c74fd8d55e4eda10',
    settings,
    site: { tags: [], triggers: [], variables: [], ...site },
    metaSites: [],
    ...changes,
  }
}
