import { useQuery } from '@tanstack/react-query'
import type { Client, Result } from '@waymark/api-client/client'
import {
  type CopyForm,
  type CopyInput,
  type CopyTargets,
  copyTargets,
  mayCopy,
  mayCopyToSite,
  mayDuplicate,
} from '@waymark/domain/copy'
import type { Accepted } from '@waymark/domain/operation'
import { ALLOWED, type Permitted } from '@waymark/domain/permission'
import { accessQuery, editableSitesQuery } from '#data/sites.ts'

/** An item that can be copied, and the call that copies it. */
export interface Copyable {
  /** The properties of the item that decide where it can be copied to. */
  readonly properties: Pick<CopyInput, 'template' | 'triggerType' | 'builtin'>
  /** The number of triggers of a tag, which can be copied with it. */
  readonly triggers?: number
  /** Starts the copy on the server, which returns the operation to follow. */
  start(client: Client, form: CopyForm): Promise<Result<{ data: Accepted }>>
}

export interface Copying {
  /** Whether the query for other sites is still running, on which the possibility to copy depends. */
  readonly pending: boolean
  readonly may: Permitted
  readonly duplicate: Permitted
  readonly toSite: Permitted
  readonly targets: CopyTargets
}

/** Whether and where an item can be copied; fetches the number of sites that the user may edit. */
export function useCopying(appId: string, { properties }: Copyable): Copying {
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
