import { useQuery } from '@tanstack/react-query'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { useState } from 'react'
import { groupMembersQuery } from '#data/triggers.ts'

/**
 * The triggers of the members of a group, by id: those stored with the group, and those chosen or created since, which
 * `addKnown` adds.
 */
export function useMembers(appId: string, groupId: string | undefined) {
  const query = useQuery({ ...groupMembersQuery(appId, groupId ?? ''), enabled: groupId !== undefined })
  const [added, setAdded] = useState<ReadonlyMap<string, TriggerListItem>>(new Map())
  return {
    query,
    memberOf: (id: string): TriggerListItem | undefined =>
      query.data?.find((member) => member.id === id) ?? added.get(id),
    addKnown: (triggers: readonly TriggerListItem[]) =>
      setAdded((before) => new Map([...before, ...triggers.map((trigger) => [trigger.id, trigger] as const)])),
  }
}
