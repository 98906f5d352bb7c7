import { equal } from '@waymark/domain/equal'
import type { ContainerVersion, MetadataTag, MetadataTrigger, MetadataVariable } from '@waymark/domain/version'

/** The items of a version by id. */
export interface VersionIndex {
  readonly version: ContainerVersion
  readonly tags: ReadonlyMap<string, MetadataTag>
  readonly triggers: ReadonlyMap<string, MetadataTrigger>
  readonly variables: ReadonlyMap<string, MetadataVariable>
  /** Names of meta-sites by id. */
  readonly metaSites: ReadonlyMap<string, string>
}

/**
 * Indexes a version. Keeps items of the earlier index that the version does not have, so that tags that have fired stay in
 * the list of the session. For a version of the same content the earlier index is used again, so that the pages of a
 * session do not each keep a copy.
 */
export function indexVersion(version: ContainerVersion, earlier?: VersionIndex): VersionIndex {
  if (earlier?.version.checksum === version.checksum) {
    const { stopped_tag_ids } = version
    if (equal(stopped_tag_ids, earlier.version.stopped_tag_ids)) return earlier
    return { ...earlier, version: { ...earlier.version, stopped_tag_ids } }
  }
  const tags = byId(version.tags, earlier?.tags)
  const triggers = byId(version.triggers, earlier?.triggers)
  const variables = byId(version.variables, earlier?.variables)
  const metaSites = new Map([...(earlier?.metaSites ?? []), ...Object.entries(version.meta_site_names)])
  return { version, tags, triggers, variables, metaSites }
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[], earlier?: ReadonlyMap<string, Item>) =>
  new Map([...(earlier ?? []), ...items.map((item) => [item.id, item] as const)])

/** The name of the meta-site that an item comes from; null for an item of the site itself. */
export const sourceName = ({ metaSites }: VersionIndex, { metaSiteId }: { readonly metaSiteId: string | null }) =>
  metaSiteId === null ? null : (metaSites.get(metaSiteId) ?? metaSiteId)
