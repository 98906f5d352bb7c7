import * as v from 'valibot'
import { TEMPLATE_APPEARANCES } from './appearances.gen.ts'

/** How the API names the templates. Coarser than the product's own ids: two of them hold two templates each. */
export const WIRE_TEMPLATES = Object.keys(TEMPLATE_APPEARANCES) as (keyof typeof TEMPLATE_APPEARANCES)[]

export const WireTemplate = v.picklist(WIRE_TEMPLATES, 'unknown-template')
export type WireTemplate = v.InferOutput<typeof WireTemplate>

/** Templates of which a site may have one tag only. */
export const SINGLE_TEMPLATES = ['waymark_analytics', 'heatmaps'] as const satisfies readonly WireTemplate[]
