import { needsConsent } from '@waymark/domain/consent'
import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import { chunk, type Expression, json, list } from './core/expression.ts'
import type { CompileInput, Items } from './core/input.ts'
import type { Sink } from './core/sink.ts'
import { createInternPool } from './intern-pool.ts'
import { checksFor, headOf, marksFor } from './plan-checks.ts'
import { explainedContent } from './plan-explained.ts'
import { initialisersFor } from './plan-initialisers.ts'
import { createPlacement, type PlannedTag } from './plan-placement.ts'
import { sequencedTags, sequencesFor } from './plan-sequences.ts'
import { awaitsAudiences, createTriggers, needsAudiences, type Triggers, type UsedTrigger } from './plan-triggers.ts'
import { type SourcedTag, seenFrom, tagsInOrder } from './sources.ts'
import { compileTag } from './template.ts'
import { ANY_EVENT } from './trigger.ts'
import { builtInExpression, variableExpression } from './variable.ts'
import { createVariables, type Variables } from './variables.ts'

/** Plans the members of an artifact's content: of a published one what can fire, of a debug one everything. */
export function planContent(input: CompileInput, sink: Sink): Readonly<Record<string, Expression>> {
  const { mode, settings } = input
  const variables = createVariables(
    {
      custom: (item, scope) => variableExpression(item, scope, sink),
      builtIn: (id) => builtInExpression(id, settings.gdpr),
      dataLayerKey: (name) => list([chunk('collectors', 'dataLayer'), json(name)]),
      none: () => list([chunk('collectors', 'nothing')]),
    },
    (source) => seenFrom(source, input),
  )
  const triggers = createTriggers(variables)
  if (mode === 'debug') findAll(input, triggers, variables)

  const tags: PlannedTag[] = []
  const inOrder = tagsInOrder(input)
  const find = (source: Items, ids: readonly string[] = []) => {
    const used = ids.flatMap((id) => triggers.find(source, id) ?? [])
    return mode === 'debug' ? used : used.filter(({ isPossible }) => isPossible)
  }
  const firesItself = ({ tag, source }: SourcedTag) => mode === 'debug' || find(source, tag.triggers).length > 0
  const sequenced = sequencedTags(inOrder, ...inOrder.filter(firesItself))
  for (const one of inOrder) {
    const { tag, source } = one
    if (!firesItself(one) && !sequenced.includes(one)) continue
    const compiled = compileTag(tag, variables.scopeOf(source), sink, settings)
    if (!compiled) continue
    const blockers = find(source, tag.blocking_triggers)
    tags.push({ tag, source, compiled, number: tags.length, triggers: find(source, tag.triggers), blockers })
  }
  return contentMembers(input, tags, triggers, variables)
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
  const { mode, settings } = input
  const { gdpr } = settings
  const isDebug = mode === 'debug'
  const items = tags.map(({ tag }) => tag)
  const firing = tags.flatMap((tag) => tag.triggers)
  const blockers = tags.flatMap((tag) => tag.blockers)
  const inUse = isDebug ? triggers.used : [...new Set([...firing, ...blockers].flatMap(withMembers))]
  const placement = createPlacement(tags, triggers)
  const heads = createInternPool<Expression>()
  const tagList = tags.map(({ tag, compiled, triggers: own, blockers: blocking }) => {
    const placed = blocking.length > 0 ? placement.blocking(blocking) : undefined
    const head = heads.numberOf(headOf(tag, { fire: compiled.fire, blockers: placed, gdpr }))
    return list([json(head), compiled.options, ...own.map((trigger) => placement.of(trigger, tag.id))])
  })
  if (isDebug) for (const trigger of triggers.used) if (trigger.members) placement.of(trigger, '')
  const { groups } = placement
  const checks = checksFor({ mode, gdpr, tags: items, triggers: firing, isBlocked: blockers.length > 0 })
  const audience = tags
    .filter(({ triggers: own, blockers: blocking }) => [...own, ...blocking].some(needsAudiences))
    .map(({ number }) => number)
  const awaiting = [...groups.keys()].filter((number) => awaitsAudiences(groups[number]!.trigger))
  const followsPrivacy = dependsOnPrivacy(tags, variables, checks)
  return {
    planApp: json(input.appId),
    planVersion: json(input.versionId),
    checksumText: json(input.checksum),
    debuggerOrigin: json(settings.debuggerOrigin),
    usedConsents: json([...new Set(items.map((tag) => tag.consent_type))].filter(needsConsent).sort()),
    tagList: list(tagList),
    headList: list(heads.items),
    triggerList: list(placement.shared),
    checkList: list(checks.map(({ name }) => chunk('checks', name))),
    initialisers: list([
      ...(isDebug ? [list([chunk('debugInitialisers', 'startExplaining')])] : []),
      ...(followsPrivacy ? [list([chunk('initialisers', 'startPrivacy')])] : []),
      ...initialisersFor({
        triggers: inUse,
        builtIns: variables.builtIns,
        tags,
        settings,
        startInPlace: triggers.startInPlace,
      }),
      // The initialiser of audiences wraps `attemptTag` of the one of sequences, so it comes later.
      ...sequencesFor(tags, checks),
      ...(audience.length
        ? [list([chunk('initialisers', 'startAudiences'), json(settings.audiencesUrl), json(audience)])]
        : []),
      ...(awaiting.length && audience.length ? [list([chunk('initialisers', 'awaitMembers'), json(awaiting)])] : []),
      ...(groups.length ? [list([chunk('initialisers', 'startGroups')])] : []),
      ...(items.some(({ template }) => template === 'heatmaps')
        ? [list([chunk('initialisers', 'addPageConfiguration'), json(settings.containerOrigin)])]
        : []),
    ]),
    ...(groups.length && { groupList: list(groups.map(({ expression }) => expression)) }),
    ...marksFor([...firing, ...groups.flatMap(({ trigger }) => withMembers(trigger))]),
    ...(isDebug && { explained: explainedContent(tags, triggers, variables, placement, checks) }),
    shapeList: list(triggers.shapes),
    variableList: list(variables.compiled),
  }
}

const withMembers = (trigger: UsedTrigger): readonly UsedTrigger[] => [
  trigger,
  ...(trigger.members ?? []).map((member) => member.trigger),
]

/** The events about the visitor's decisions; `ANY_EVENT` includes them. */
const PRIVACY_EVENTS: readonly (string | typeof ANY_EVENT)[] = [
  ANY_EVENT,
  'waymark.consentUpdated',
  'waymark.optOutUpdated',
]

/** Whether anything in the content depends on the visitor's decisions or the events about them. */
function dependsOnPrivacy(
  tags: readonly PlannedTag[],
  { builtIns }: Variables,
  checks: readonly { readonly name: string }[],
): boolean {
  return (
    checks.some(({ name }) => name === 'hasConsent' || name === 'notOptedOut') ||
    tags.some((tag) => tag.triggers.some(({ events }) => events.some((event) => PRIVACY_EVENTS.includes(event)))) ||
    builtIns.has(BUILT_INS.consents.id) ||
    builtIns.has(ANONYMIZATION.id)
  )
}
