/** The kinds of items of a site, by their names on the wire. */
export const ITEM_KINDS = ['tag', 'trigger', 'variable'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
