import type { CompileInput, Items, TagItem } from './core/input.ts'

/** A tag of the artifact and where it comes from. */
export interface SourcedTag {
  readonly tag: TagItem
  readonly source: Items
}

/** Active tags in firing order: higher priority, then the site before its meta-sites, then the older first. */
export function tagsInOrder({ site, metaSites }: Pick<CompileInput, 'site' | 'metaSites'>): readonly SourcedTag[] {
  const heatmaps = [site, ...metaSites].find((source) => source.tags.some(isActiveHeatmaps))
  return [site, ...metaSites]
    .flatMap((source, rank) =>
      source.tags
        .filter((tag) => tag.is_active && (tag.template !== 'heatmaps' || source === heatmaps))
        .map((tag) => ({ tag, source, rank: rank === 0 ? 0 : 1, made: Date.parse(tag.created_at) })),
    )
    .sort((a, b) => b.tag.priority - a.tag.priority || a.rank - b.rank || a.made - b.made)
}

const isActiveHeatmaps = (tag: TagItem): boolean => tag.is_active && tag.template === 'heatmaps'

/** The sites and meta-sites whose variables the items of one can use, its own first. */
export function seenFrom(source: Items, { site, metaSites }: CompileInput): readonly Items[] {
  return source === site ? [site, ...metaSites] : [source, site]
}
