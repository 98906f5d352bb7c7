import type { ItemKind } from '@waymark/domain/resource'

/** The list an item belongs to. */
export const listAddress = (kind: ItemKind, appId: string): string => `/tag/app/${appId}/${kind}s`

/** The wizard that adds an item of a kind. */
export const addAddress = (kind: ItemKind, appId: string): string => `${listAddress(kind, appId)}/add-${kind}`

/** The screen of one tag, trigger or variable. */
export const itemAddress = (kind: ItemKind, appId: string, id: string): string =>
  `${listAddress(kind, appId)}/${id}/edit`
