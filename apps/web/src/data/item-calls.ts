import type { QueryClient } from '@tanstack/react-query'
import { tags, triggers, variables } from '@waymark/api-client/endpoints'
import type { TagCreate, TagPatch } from '@waymark/domain/tag'
import type { TriggerCreate, TriggerPatch } from '@waymark/domain/trigger'
import type { VariableCreate, VariablePatch } from '@waymark/domain/variable'
import { callEndpoint } from './api/endpoint-query.ts'

type WithId<Body> = Body & { readonly id: string }

/** The calls that create, read and change the items of a site, by kind, without any cache. */
export const ITEM_CALLS = {
  tag: (queries: QueryClient, appId: string) => ({
    create: async (data: WithId<TagCreate>) =>
      (await callEndpoint(queries, tags.create, { params: { appId }, body: { data } })).data,
    read: async (tagId: string) => (await callEndpoint(queries, tags.one, { params: { appId, tagId } })).data,
    change: (tagId: string, data: WithId<TagPatch>, revision?: string) =>
      callEndpoint(queries, tags.change, { params: { appId, tagId }, body: { data }, revision }),
  }),
  trigger: (queries: QueryClient, appId: string) => ({
    create: async (data: WithId<TriggerCreate>) =>
      (await callEndpoint(queries, triggers.create, { params: { appId }, body: { data } })).data,
    read: async (triggerId: string) =>
      (await callEndpoint(queries, triggers.one, { params: { appId, triggerId } })).data,
    change: (triggerId: string, data: WithId<TriggerPatch>, revision?: string) =>
      callEndpoint(queries, triggers.change, { params: { appId, triggerId }, body: { data }, revision }),
  }),
  variable: (queries: QueryClient, appId: string) => ({
    create: async (data: WithId<VariableCreate>) =>
      (await callEndpoint(queries, variables.create, { params: { appId }, body: { data } })).data,
    read: async (variableId: string) =>
      (await callEndpoint(queries, variables.one, { params: { appId, variableId } })).data,
    change: (variableId: string, data: WithId<VariablePatch>, revision?: string) =>
      callEndpoint(queries, variables.change, { params: { appId, variableId }, body: { data }, revision }),
  }),
}
