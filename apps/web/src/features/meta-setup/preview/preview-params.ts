import * as v from 'valibot'
import { lenient } from '#items/list/list-search-params.ts'

/** The kinds of items of a meta-site, in the order of the selector. */
export const META_KINDS = ['tag', 'trigger', 'variable'] as const
export type MetaKind = (typeof META_KINDS)[number]

/** The search parameter of the preview: which kind is shown. */
export const PreviewParams = v.object({ show: lenient(v.picklist(META_KINDS)) })
