import type { QueryKey } from '@tanstack/react-query'

/*
 * Query keys, in one place because changes of one kind of items make queries of others stale.
 */

/** Who is signed in. */
export const ME = ['account', 'me'] as const

export const siteKeys = {
  /** Everything read about one site or meta-site, its tags and versions included. */
  all: (appId: string) => ['site', appId] as const,
  lists: ['sites'] as const,
  /** How far a website is, from its first page view to its first fired tag. */
  installation: (appId: string) => ['site', appId, 'installation'] as const,
}

/** Keys of the queries of one kind of items. */
export type ItemKeys = ReturnType<typeof itemKeys>

const itemKeys = (kind: 'tags' | 'triggers' | 'variables') => ({
  all: (appId: string) => [...siteKeys.all(appId), kind] as const,
  lists: (appId: string) => [...siteKeys.all(appId), kind, 'lists'] as const,
  one: (appId: string, id: string) => [...siteKeys.all(appId), kind, 'one', id] as const,
})

export const tagKeys = itemKeys('tags')
export const triggerKeys = itemKeys('triggers')
export const variableKeys = itemKeys('variables')

export const versionKeys = {
  all: (appId: string) => [...siteKeys.all(appId), 'versions'] as const,
  lists: (appId: string) => [...versionKeys.all(appId), 'lists'] as const,
  one: (appId: string, versionId: string) => [...versionKeys.all(appId), versionId] as const,
}

/** The queries that a change of these items makes stale; every change makes the draft stale. */
const staleBy =
  (...kinds: readonly ItemKeys[]) =>
  (appId: string): readonly QueryKey[] => [...kinds.map((keys) => keys.all(appId)), versionKeys.one(appId, 'draft')]

/** Triggers show the tags they are linked to; the first tag is a first step of its website. */
export const staleByTags = (appId: string): readonly QueryKey[] => [
  ...staleBy(tagKeys, triggerKeys)(appId),
  siteKeys.installation(appId),
]
/** Tags show the triggers they are linked to, groups their members. */
export const staleByTriggers = staleBy(triggerKeys, tagKeys)
/** Tags and triggers name variables, in references and conditions. */
export const staleByVariables = staleBy(variableKeys, tagKeys, triggerKeys)

/** The queries made stale by other content of the draft or another published version: all lists and items. */
export const contentKeys = (appId: string): readonly QueryKey[] => [
  versionKeys.all(appId),
  ...staleByVariables(appId),
  siteKeys.installation(appId),
]
