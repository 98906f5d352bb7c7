import type { CompileInput, TagItem, TriggerItem } from '../../compile/index.ts'
import { recountGroups } from './groups.ts'
import { isPossible, tagsInUse } from './in-use.ts'
import { type Home, tagsInOrder, triggerOf, type Visit } from './visit.ts'

/** Whether some trigger of a tag needs the visitor's audiences. */
export function usesAudiences({ mode }: CompileInput, home: Home, tag: TagItem): boolean {
  const needsAudience = (trigger: TriggerItem): boolean =>
    trigger.trigger_type === 'cdp_audience_detection' ||
    trigger.conditions.some(({ condition_type }) => /^visitor_(not_)?belongs_to$/.test(condition_type)) ||
    trigger.triggers.some(({ id }) => needsAudience(triggerOf(home, id)!))
  return [...tag.triggers, ...(tag.blocking_triggers ?? [])]
    .flatMap((id) => triggerOf(home, id) ?? [])
    .some((trigger) => (mode === 'debug' || isPossible(home, trigger)) && needsAudience(trigger))
}

/** Requests the audiences once a tag may use them, and then each minute; holds the tags that wait for the first answer. */
export function createAudiences(
  visit: Visit,
  push: (item: unknown) => void,
  later: (run: () => void) => void,
  isAllowed: (tag: TagItem) => boolean,
) {
  const { input, page } = visit
  const users = tagsInOrder(input).filter(
    ({ tag, home }) => tagsInUse(input, home).includes(tag) && usesAudiences(input, home, tag),
  )
  const held: (() => void)[] = []
  let isAsking = false
  let isOver = false
  let pending = 0
  const fetchAudiences = () => {
    isAsking = users.some(({ tag }) => isAllowed(tag))
    if (!isAsking) return
    pending++
    fetchLater()
  }
  const fetchLater = () => page.runLater(60_000, () => (page.isVisible() ? fetchAudiences() : fetchLater()))
  const release = () => {
    isOver = true
    later(() => {
      recountGroups(visit)
      for (const run of held.splice(0)) run()
    })
  }
  const take = (ids: readonly unknown[]) => {
    if (!users.length) return
    visit.audiences = ids
    recountGroups(visit)
    push({ event: 'waymark.audiencesFetched', audiences: ids })
    release()
  }
  return {
    onEvent: () => {
      if (!isAsking) fetchAudiences()
    },
    isOpen: () => isAsking && !isOver && !visit.audiences,
    hold: (run: () => void) => held.push(run),
    take,
    answer: (ids: readonly unknown[] | undefined) => {
      for (; pending; pending--) {
        if (ids) take(ids)
        else release()
      }
    },
  }
}
