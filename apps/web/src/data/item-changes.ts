import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Client, Result } from '@waymark/api-client/client'
import { tags, triggers, variables } from '@waymark/api-client/endpoints'
import { type CopyForm, copyBody, type RenameForm, renameBody } from '@waymark/domain/copy'
import type { Accepted } from '@waymark/domain/operation'
import type { ItemKind } from '@waymark/domain/resource'
import { type BulkChange, makeChange, useBulkChange } from './api/change.ts'
import { changeTag, oneTagQuery, removeTag } from './tags.ts'
import { changeTrigger, oneTriggerQuery, removeTrigger } from './triggers.ts'
import { changeVariable, oneVariableQuery, removeVariable } from './variables.ts'

interface ItemChanges {
  /** The key of the query of the item. */
  readonly queryKey: QueryKey
  rename(form: RenameForm, revision: string | undefined): Promise<unknown>
  remove(revision: string | undefined): Promise<unknown>
  /** Starts a copy on the server, which returns the operation to follow. */
  copy(client: Client, form: CopyForm): Promise<Result<{ data: Accepted }>>
}

/** How one item is renamed, removed and copied, by kind. */
export const ITEM_CHANGES: Readonly<
  Record<ItemKind, (queries: QueryClient, appId: string, id: string) => ItemChanges>
> = {
  tag: (queries, appId, tagId) => {
    const params = { appId, tagId }
    return {
      queryKey: oneTagQuery(appId, tagId).queryKey,
      rename: (form, revision) =>
        makeChange(queries, changeTag, { params, body: { data: renameBody('tag', tagId, form) }, revision }),
      remove: (revision) => makeChange(queries, removeTag, { params, revision }),
      copy: (client, form) => client.call(tags.copy, { params, body: { data: copyBody('tag', form) } }),
    }
  },
  trigger: (queries, appId, triggerId) => {
    const params = { appId, triggerId }
    return {
      queryKey: oneTriggerQuery(appId, triggerId).queryKey,
      rename: (form, revision) =>
        makeChange(queries, changeTrigger, {
          params,
          body: { data: renameBody('trigger', triggerId, form) },
          revision,
        }),
      remove: (revision) => makeChange(queries, removeTrigger, { params, revision }),
      copy: (client, form) => client.call(triggers.copy, { params, body: { data: copyBody('trigger', form) } }),
    }
  },
  variable: (queries, appId, variableId) => {
    const params = { appId, variableId }
    return {
      queryKey: oneVariableQuery(appId, variableId).queryKey,
      rename: (form, revision) =>
        makeChange(queries, changeVariable, {
          params,
          body: { data: renameBody('variable', variableId, form) },
          revision,
        }),
      remove: (revision) => makeChange(queries, removeVariable, { params, revision }),
      copy: (client, form) => client.call(variables.copy, { params, body: { data: copyBody('variable', form) } }),
    }
  },
}

/** Removes many items of a kind, a call for each. */
export function useBulkRemoval(kind: ItemKind, appId: string): BulkChange {
  const removals = {
    tag: useBulkChange(removeTag, (tagId) => ({ params: { appId, tagId } })),
    trigger: useBulkChange(removeTrigger, (triggerId) => ({ params: { appId, triggerId } })),
    variable: useBulkChange(removeVariable, (variableId) => ({ params: { appId, variableId } })),
  }
  return removals[kind]
}
