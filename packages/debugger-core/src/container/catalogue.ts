import type { ContainerVersion, MetadataTag, MetadataTrigger, MetadataVariable } from '@waymark/domain/version'

/** A version as the debugger looks things up in it, by id. What has gone since an earlier look is still found. */
export interface Catalogue {
  readonly version: ContainerVersion
  readonly tags: ReadonlyMap<string, MetadataTag>
  readonly triggers: ReadonlyMap<string, MetadataTrigger>
  readonly variables: ReadonlyMap<string, MetadataVariable>
  /** Names of meta-sites. */
  readonly metaSites: ReadonlyMap<string, string>
}

/**
 * Makes a version ready to be looked up. Events may still speak of items that have gone since, so what an
 * earlier catalogue held is kept unless the version has it.
 */
export function catalogueOf(version: ContainerVersion, earlier?: Catalogue): Catalogue {
  const tags = byId(version.tags, earlier?.tags)
  const triggers = byId(version.triggers, earlier?.triggers)
  const variables = byId(version.variables, earlier?.variables)
  const metaSites = new Map([...(earlier?.metaSites ?? []), ...Object.entries(version.meta_site_names)])
  return { version, tags, triggers, variables, metaSites }
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[], earlier?: ReadonlyMap<string, Item>) =>
  new Map([...(earlier ?? []), ...items.map((item) => [item.id, item] as const)])

/** The name of the meta-site something comes from; null for what is the site's own. */
export const sourceOf = ({ metaSites }: Catalogue, { metaSiteId }: { readonly metaSiteId: string | null }) =>
  metaSiteId === null ? null : (metaSites.get(metaSiteId) ?? metaSiteId)
