/** Templates of which a site holds one tag at most. */
export const SINGLE_TEMPLATES: ReadonlySet<string> = new Set(['waymark_analytics', 'heatmaps'])
