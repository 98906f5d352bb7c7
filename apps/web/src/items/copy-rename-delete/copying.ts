import { useQuery } from '@tanstack/react-query'
import {
  type CopyInput,
  type CopyTargets,
  copyTargets,
  mayCopy,
  mayCopyToSite,
  mayDuplicate,
} from '@waymark/domain/copy'
import { ALLOWED, type Permitted } from '@waymark/domain/permission'
import type { Tag } from '@waymark/domain/tag'
import type { Trigger } from '@waymark/domain/trigger'
import type { Variable } from '@waymark/domain/variable'
import { accessQuery, editableSitesQuery } from '#data/sites.ts'

export interface Copying {
  /** Whether the query for other sites is still running, on which the possibility to copy depends. */
  readonly pending: boolean
  readonly may: Permitted
  readonly duplicate: Permitted
  readonly toSite: Permitted
  readonly targets: CopyTargets
}

/** The properties of an item that decide where it can be copied to. */
function copyInputOf(item: Tag | Trigger | Variable): Pick<CopyInput, 'template' | 'triggerType' | 'builtin'> {
  if (item.type === 'tag') return { template: item.attributes.template }
  if (item.type === 'trigger') return { triggerType: item.attributes.trigger_type }
  return { builtin: item.attributes.builtin }
}

/** Whether and where an item can be copied; fetches the number of sites that the user may edit. */
export function useCopying(appId: string, item: Tag | Trigger | Variable): Copying {
  const properties = copyInputOf(item)
  const targets = copyTargets(properties)
  const { data: actions } = useQuery(accessQuery(appId))
  const { data: editableSites, isPending } = useQuery(editableSitesQuery(targets === 'sites' ? 'app' : 'all'))
  const all: CopyInput = { ...properties, actions, editableSites: editableSites ?? 0 }
  const duplicate = mayDuplicate(all)
  const waits = isPending && !duplicate.allowed && properties.builtin !== true
  return {
    pending: waits,
    may: waits ? ALLOWED : mayCopy(all),
    duplicate,
    toSite: mayCopyToSite(all),
    targets,
  }
}
