import type { Engine } from '../core/engine.ts'

/** Whether the visitor is known to belong to an audience. */
export function belongsTo(_value: unknown, id: string, engine: Engine): boolean {
  return matchesMembership(engine, id, true)
}

/** Whether the visitor is known not to. A list that is not known meets neither. */
export function belongsNotTo(_value: unknown, id: string, engine: Engine): boolean {
  return matchesMembership(engine, id, false)
}

/** While the audiences are unknown, both conditions are met if `assumesAudiences`, else neither. */
function matchesMembership({ knownAudiences, assumesAudiences }: Engine, id: string, expected: boolean): boolean {
  return knownAudiences ? knownAudiences.indexOf(id) >= 0 === expected : !!assumesAudiences
}

/** Whether the present event is the one that activated a group, also when it is evaluated again. */
export function groupActive(_value: unknown, group: number, engine: Engine): boolean {
  return engine.groupStates[group]!.resolvedBy === engine.present.firedOn
}

/** As `groupActive`, for a group whose members need the audiences: while these are assumed, whether the event would activate it. */
export function groupAwaited(value: unknown, group: number, engine: Engine): boolean {
  return (
    groupActive(value, group, engine) ||
    (!!engine.assumesAudiences && engine.groupStates[group]!.assumed?.resolvedBy === engine.present.firedOn)
  )
}
