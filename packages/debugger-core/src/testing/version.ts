import type { ContainerVersion, MetadataTag, MetadataTrigger, MetadataVariable } from '@waymark/domain/version'
import type { DebugVersion } from '../version/index.ts'

/** An empty version, or one with these parts. */
export const containerVersion = (parts: Partial<ContainerVersion> = {}): ContainerVersion => ({
  app_id: 'app-1',
  checksum: 'sum-1',
  meta_site_names: {},
  tags: [],
  triggers: [],
  variables: [],
  ...parts,
})

/** The draft as a connection reads it. */
export const debugVersion = (
  parts: Partial<ContainerVersion> = {},
  updatedAt = '2025-07-14T11:42:00+00:00',
): DebugVersion => ({
  content: containerVersion(parts),
  versionId: 'version-1',
  name: 'Unpublished changes',
  token: 'debug-token',
  updatedAt,
})

/** A tag of a version. */
export const metadataTag = (id: string, parts: Partial<MetadataTag> = {}): MetadataTag => ({
  id,
  name: id,
  template: 'custom_tag',
  consentType: 'analytics',
  disableInDebugMode: false,
  priority: 0,
  virtual: false,
  metaSiteId: null,
  respectVisitorsPrivacy: true,
  code: null,
  triggerIds: [],
  scheduler: { date_ranges: [], times_of_day: [] },
  ...parts,
})

/** A trigger of a version with conditions `<variable> equals <value>`, each with an id of its own. */
export const metadataTrigger = (
  id: string,
  conditions: Readonly<Record<string, string>> = {},
  parts: Partial<MetadataTrigger> = {},
): MetadataTrigger => ({
  id,
  name: id,
  type: 'event',
  virtual: false,
  metaSiteId: null,
  conditions: Object.entries(conditions).map(([variable, value]) => ({
    id: `${id}:${variable}`,
    variable,
    action: 'equals',
    value,
    options: {},
  })),
  triggers: [],
  ...parts,
})

/** A variable of a version. */
export const metadataVariable = (
  id: string,
  collector = 'data_layer',
  parts: Partial<MetadataVariable> = {},
): MetadataVariable => ({
  id,
  name: id,
  type: { collector_name: collector },
  virtual: false,
  metaSiteId: null,
  ...parts,
})
