import { useQuery } from '@tanstack/react-query'
import type { Client, Result } from '@waymark/api-client/client'
import {
  type CopyFacts,
  type CopyForm,
  type CopyTargets,
  copyTargets,
  mayCopy,
  mayCopyToSite,
  mayDuplicate,
} from '@waymark/domain/copy'
import type { Accepted } from '@waymark/domain/operation'
import { ALLOWED, type Permitted } from '@waymark/domain/permission'
import { accessQuery, editableSitesQuery } from '#data/sites.ts'

/** What can be copied, and how. */
export interface Copyable {
  /** What about the item decides where a copy may be. */
  readonly facts: Pick<CopyFacts, 'template' | 'triggerType' | 'builtin'>
  /** How many triggers a tag is linked to; only tags can bring something along or leave it. */
  readonly triggers?: number
  /** Makes the call that the server answers with an operation to follow. */
  start(client: Client, form: CopyForm): Promise<Result<{ data: Accepted }>>
}

export interface Copying {
  /** It is not known yet whether there is another site to copy to, and nothing else would do. */
  readonly pending: boolean
  readonly may: Permitted
  readonly duplicate: Permitted
  readonly toSite: Permitted
  readonly targets: CopyTargets
}

/** Whether and where an item can be copied: asks once how many sites the person may edit. */
export function useCopying(appId: string, { facts }: Copyable): Copying {
  const targets = copyTargets(facts)
  const { data: actions } = useQuery(accessQuery(appId))
  const { data: editableSites, isPending } = useQuery(editableSitesQuery(targets === 'sites' ? 'app' : 'all'))
  const all: CopyFacts = { ...facts, actions, editableSites: editableSites ?? 0 }
  const duplicate = mayDuplicate(all)
  const waits = isPending && !duplicate.allowed && facts.builtin !== true
  return {
    pending: waits,
    may: waits ? ALLOWED : mayCopy(all),
    duplicate,
    toSite: mayCopyToSite(all),
    targets,
  }
}
