import type { Engine } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import { isMet } from '../evaluate/is-met.ts'
import { firingTrigger, onceOf } from '../state/fired-marks.ts'
import { countMembers, countsNow, isComplete } from '../trigger/trigger-group.ts'

/**
 * Members of groups that only lack the first answer about the audiences count once it has come. Until then a second count
 * assumes that the visitor belongs where they ask: on the event that it completes, the tags of the group wait.
 */
export function awaitMembers(engine: Engine, groups: readonly number[]): void {
  const { groupList } = engine.plan
  const waiting: (() => void)[] = []
  let isOver = false
  append(engine.beforeEvent, (event) => {
    if (isOver) return
    each(groups, (number) => {
      const state = engine.groupStates[number]!
      state.assumed ||= { counts: [] }
      const { assumed } = state
      countMembers(engine, groupList![number]!, assumed, (member, at) => {
        engine.assumesAudiences = true
        const counts = firingTrigger(engine, [member], 0) === 0 && !(onceOf(engine, member) && assumed.counts[at])
        engine.assumesAudiences = false
        if (counts && !isMet(engine, member))
          append(waiting, () => {
            engine.present = event
            if (countsNow(engine, member)) state.counts[at] = (state.counts[at] ?? 0) + 1
          })
        return counts
      })
    })
  })
  engine.whenAnswered = () => {
    isOver = true
    each(waiting.splice(0), (count) => count())
    each(groups, (number) => {
      const state = engine.groupStates[number]!
      const { assumed } = state
      if (assumed?.resolvedBy && isComplete(groupList![number]!, state)) {
        state.resolvedAt = assumed.resolvedAt!
        state.resolvedBy = assumed.resolvedBy
      }
      delete state.assumed
    })
  }
}
