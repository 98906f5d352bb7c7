import {
  type Items,
  type MetaItems,
  type TagItem,
  type TriggerItem,
  tagsInOrder,
  type VariableItem,
} from '@waymark/container/compile'
import { eventConditionId, eventNameOfTrigger } from '@waymark/domain/trigger'
import { VARIABLE_TYPE_ALIASES } from '@waymark/domain/variable'
import { ANONYMIZATION, BUILT_INS, builtIns } from '@waymark/domain/variable/built-in'
import type { ContainerVersion } from '@waymark/domain/version'
import type { ArtifactSource } from './source.ts'

/** Where an item belongs: to the site itself, or to a meta-site, where the debugger of this site cannot open it. */
interface Origin {
  virtual: boolean
  metaSiteId: string | null
}

const OWN: Origin = { virtual: false, metaSiteId: null }
const BUILT_IN: Origin = { virtual: true, metaSiteId: null }

/**
 * A version as the debugger needs it: everything that can fire or be read on the page, with its name, and which of the
 * tags are stopped on the website.
 */
export function describeVersion(
  source: Omit<ArtifactSource, 'settings'>,
  stoppedIds: readonly string[],
): ContainerVersion {
  const { appId, checksum, site, metaSites } = source
  const sources = [{ items: site, origin: OWN }, ...metaSites.map(fromMetaSite)]
  return {
    app_id: appId,
    checksum,
    stopped_tag_ids: [...stoppedIds],
    meta_site_names: Object.fromEntries(metaSites.map(({ id, name }) => [id, name])),
    tags: tagsInOrder(source)
      .filter(({ tag }) => tag.template !== 'abandoned')
      .map(({ tag, source: items }) => describeTag(tag, sources.find((one) => one.items === items)!.origin)),
    triggers: sources.flatMap(({ items, origin }) => items.triggers.map((trigger) => describeTrigger(trigger, origin))),
    variables: [
      ...sources.flatMap(({ items, origin }) => items.variables.map((variable) => describeVariable(variable, origin))),
      ...[...builtIns(), ANONYMIZATION].map(({ id, name, collector }) => ({
        id,
        name,
        type: { collector_name: collector },
        ...BUILT_IN,
      })),
    ],
  }
}

type OriginItems = { items: Items; origin: Origin }

const fromMetaSite = (items: MetaItems): OriginItems => ({ items, origin: { virtual: true, metaSiteId: items.id } })

const describeTag = (tag: TagItem, origin: Origin): ContainerVersion['tags'][number] => ({
  id: tag.id,
  name: tag.name,
  template: tag.template,
  consentType: tag.consent_type as ContainerVersion['tags'][number]['consentType'],
  disableInDebugMode: tag.disable_in_debug_mode,
  priority: tag.priority,
  ...origin,
  respectVisitorsPrivacy: tag.respect_visitors_privacy,
  code: tag.code ?? null,
  triggerIds: [...tag.triggers],
  blockingTriggerIds: [...(tag.blocking_triggers ?? [])],
  firingFrequency: (tag.firing_frequency ?? 'each_time') as ContainerVersion['tags'][number]['firingFrequency'],
  setupTag: tag.setup_tag ?? null,
  cleanupTag: tag.cleanup_tag ?? null,
  scheduler: {
    date_ranges: tag.scheduler.date_ranges.map((row) => ({ ...row })),
    times_of_day: tag.scheduler.times_of_day.map((row) => ({ ...row })),
  },
})

function describeTrigger(trigger: TriggerItem, origin: Origin): ContainerVersion['triggers'][number] {
  const event = eventNameOfTrigger(trigger)
  const implied = event && {
    id: eventConditionId(trigger.id),
    variable: BUILT_INS.event.id,
    action: 'equals',
    value: event,
    options: {},
  }
  const conditions = trigger.conditions.map((condition) => ({
    id: condition.condition_id,
    variable: condition.variable_id,
    action: condition.condition_type,
    value: condition.value,
    options: { ...condition.options },
  }))
  return {
    id: trigger.id,
    name: trigger.name,
    type: trigger.trigger_type,
    ...origin,
    conditions: implied ? [implied, ...conditions] : conditions,
    triggers: trigger.triggers.map((member) => ({ ...member })),
  }
}

const describeVariable = (variable: VariableItem, origin: Origin): ContainerVersion['variables'][number] => ({
  id: variable.id,
  name: variable.name,
  type: { collector_name: collectorName(variable.variable_type) },
  ...origin,
})

const COLLECTORS = new Map(
  Object.entries(VARIABLE_TYPE_ALIASES).map(([collector, type]) => [type as string, collector]),
)

/** The name by which containers and the debugger refer to what collects a variable of this type. */
const collectorName = (variableType: string): string => COLLECTORS.get(variableType) ?? variableType
