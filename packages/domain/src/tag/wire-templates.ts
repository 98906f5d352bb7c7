import * as v from 'valibot'
import { TEMPLATE_APPEARANCES } from './appearances.gen.ts'

/** The names of templates in the API. Two of them have two templates each, which the product's own ids distinguish. */
export const WIRE_TEMPLATES = Object.keys(TEMPLATE_APPEARANCES) as (keyof typeof TEMPLATE_APPEARANCES)[]

export const WireTemplate = v.picklist(WIRE_TEMPLATES, 'unknown-template')
export type WireTemplate = v.InferOutput<typeof WireTemplate>

/** Templates of which a site may have only one tag. */
export const SINGLE_TEMPLATES = ['waymark_analytics', 'heatmaps'] as const satisfies readonly WireTemplate[]
