import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import { usesAudience } from './condition.ts'
import { hasRows, indexByEvent, rangesByEvent } from './event-index.ts'
import { type Expression, json, list, part } from './expression.ts'
import type { CompileInput } from './input.ts'
import { createInterning } from './interning.ts'
import { explainedContent } from './plan-explained.ts'
import { checksFor, headOf, needsConsent } from './plan-heads.ts'
import { createPlaces } from './plan-places.ts'
import { startsFor } from './plan-starts.ts'
import { createTriggers, type Triggers, type UsedTrigger } from './plan-triggers.ts'
import { createVariables, type Variables } from './scope.ts'
import type { Sink } from './sink.ts'
import { type Placed, seenFrom, tagsInOrder } from './sources.ts'
import { type Firing, firingOf } from './template.ts'
import { builtInExpression, variableExpression } from './variable.ts'

/** A tag that made it into the artifact. */
export interface PlannedTag extends Placed {
  readonly number: number
  readonly firing: Firing
  readonly triggers: readonly UsedTrigger[]
}

/** Everything an artifact is written from: the members of its content, and what they came from. */
export interface PlannedContent {
  readonly members: Readonly<Record<string, Expression>>
  readonly tags: readonly PlannedTag[]
  readonly triggers: Triggers
  readonly variables: Variables
}

/** Plans the content of an artifact: published, what can fire; for the debugger, everything. */
export function planContent(input: CompileInput, sink: Sink): PlannedContent {
  const { mode, settings } = input
  const variables = createVariables(
    {
      custom: (item, scope) => variableExpression(item, scope, sink),
      builtIn: (id) => builtInExpression(id, settings.gdpr),
      layerKey: (name) => list([part('collectors', 'layerKey'), json(name)]),
      none: () => list([part('collectors', 'nothing')]),
    },
    (source) => seenFrom(source, input),
  )
  const triggers = createTriggers(variables)
  if (mode === 'debug') findAll(input, triggers, variables)

  const tags: PlannedTag[] = []
  for (const { tag, source } of tagsInOrder(input)) {
    const used = tag.triggers.flatMap((id) => triggers.find(source, id) ?? [])
    const possible = used.filter(({ isPossible }) => isPossible)
    if (mode === 'published' && !possible.length) continue
    const firing = firingOf(tag, variables.scopeOf(source), sink, settings)
    if (firing) tags.push({ tag, source, firing, number: tags.length, triggers: mode === 'debug' ? used : possible })
  }
  return { members: contentMembers(input, tags, triggers, variables), tags, triggers, variables }
}

/** Numbers all variables and triggers, used or not. */
function findAll({ site, metaSites }: CompileInput, triggers: Triggers, variables: Variables): void {
  for (const source of [site, ...metaSites]) {
    for (const { id } of source.triggers) triggers.find(source, id)
    for (const { id } of source.variables) variables.scopeOf(source).withId(id)
  }
  for (const { id } of [...Object.values(BUILT_INS), ANONYMIZATION]) variables.scopeOf(site).withId(id)
}

function contentMembers(
  input: CompileInput,
  tags: readonly PlannedTag[],
  triggers: Triggers,
  variables: Variables,
): Readonly<Record<string, Expression>> {
  const { settings, mode } = input
  const own = tags.map((tag) => tag.triggers)
  const places = createPlaces(own, triggers)
  const heads = createInterning<Expression>()
  const tagList = tags.map(({ tag, firing }, number) => {
    const head = headOf(tag, firing.fire, settings.gdpr)
    const headNumber = heads.numberOf(JSON.stringify(head), () => head)
    return list([json(headNumber), firing.options, ...own[number]!.map((trigger) => places.of(trigger, tag.id))])
  })
  const items = tags.map(({ tag }) => tag)
  const inUse = mode === 'debug' ? triggers.used : withMembers(own.flat())
  const eventsOf = (number: number) => own[number]!.flatMap(({ events }) => events)
  if (mode === 'debug') for (const trigger of triggers.used) if (trigger.members) places.of(trigger, '')
  const groups = places.groups
  const audience = tags.filter(({ triggers: used }) => used.some(asksForAudience)).map(({ number }) => number)
  const index = indexByEvent(tags.map(({ number }) => ({ number, events: eventsOf(number) })))
  // Where each tag is asked about by itself, there are no rows.
  const ranges = rangesByEvent(index, mode === 'debug' || audience.length ? [] : tagList)
  const checks = checksFor(items, settings.gdpr)
  const groupEvents = groups.map(({ trigger }, number) => ({ number, events: trigger.events }))
  return {
    planApp: json(input.appId),
    planVersion: json(input.versionId),
    checksumText: json(input.checksum),
    debuggerOrigin: json(settings.debuggerOrigin),
    linkDelay: json(settings.delay),
    usedConsents: json([...new Set(items.map((tag) => tag.consent_type))].filter(needsConsent).sort()),
    tagList: list(tagList),
    headList: list(heads.items),
    triggerList: list(places.shared),
    tagIndex: record(ranges, json),
    checkList: list(checks.map(({ check }) => check)),
    startList: list([
      ...(mode === 'debug' ? [list([part('starts', 'startExplaining')])] : []),
      ...(dependsOnPrivacy(index, variables, checks) ? [list([part('starts', 'startPrivacy')])] : []),
      ...startsFor(inUse, variables.builtIns),
      ...(audience.length
        ? [list([part('starts', 'startAudiences'), json(settings.audiencesUrl), json(audience)])]
        : []),
      ...(groups.length ? [list([part('starts', 'startGroups')])] : []),
      ...(items.some(({ template }) => template === 'heatmaps')
        ? [list([part('starts', 'addPageConfiguration'), json(settings.containerOrigin)])]
        : []),
    ]),
    ...(groups.length && {
      groupList: list(groups.map(({ expression }) => expression)),
      groupIndex: record(indexByEvent(groupEvents), (numbers) => json(numbers)),
    }),
    ...marksFor(inUse.map(({ plan }) => plan.once)),
    ...(hasRows(ranges) && { evaluateRow: part('steps', 'evaluateRow') }),
    ...(mode === 'debug' && { explained: explainedContent(tags, triggers, variables, places, checks) }),
    shapeList: list(triggers.shapes),
    variableList: list(variables.compiled),
  }
}

/** What triggers that fire once need, and only that. */
function marksFor(onces: readonly (0 | 1 | 2)[]): Readonly<Record<string, Expression>> {
  const store = (once: 1 | 2, name: string) => (onces.includes(once) ? part('steps', name) : json(0))
  if (!onces.some(Boolean)) return {}
  return {
    useMarks: part('steps', 'useMarks'),
    markStores: list([json(0), store(1, 'pageMarks'), store(2, 'sessionMarks')]),
  }
}

function record(
  index: Readonly<Record<string, readonly number[]>>,
  write: (numbers: readonly number[]) => Expression,
): Expression {
  return { kind: 'record', entries: Object.entries(index).map(([name, numbers]) => [name, write(numbers)] as const) }
}

const withMembers = (triggers: readonly UsedTrigger[]): readonly UsedTrigger[] => [
  ...new Set(triggers.flatMap((used) => [used, ...(used.members ?? []).map(({ trigger }) => trigger)])),
]

const asksForAudience = ({ item, members }: UsedTrigger): boolean =>
  item.trigger_type === 'cdp_audience_detection' ||
  item.conditions.some(usesAudience) ||
  !!members?.some(({ trigger }) => asksForAudience(trigger))

/** Whether what the visitor decided, or the news of it, can make a difference. */
function dependsOnPrivacy(
  index: Readonly<Record<string, readonly number[]>>,
  { builtIns }: Variables,
  checks: readonly { readonly name: string }[],
): boolean {
  return (
    checks.some(({ name }) => name === 'hasConsent' || name === 'notOptedOut') ||
    index['']!.length > 0 ||
    'waymark.consentUpdated' in index ||
    'waymark.optOutUpdated' in index ||
    builtIns.has(BUILT_INS.consents.id) ||
    builtIns.has(ANONYMIZATION.id)
  )
}
