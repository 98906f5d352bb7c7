import { ITEM_KINDS } from '@waymark/domain/resource'
import * as v from 'valibot'
import { lenient } from '#items/list/list-search-params.ts'

/** The search parameter of the preview: which kind is shown. */
export const PreviewParams = v.object({ show: lenient(v.picklist(ITEM_KINDS)) })
