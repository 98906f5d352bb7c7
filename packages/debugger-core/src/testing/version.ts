import type { ContainerVersion } from '@waymark/domain/version'
import type { DebugVersion } from '../container/index.ts'

/** A version without content, or with the parts a test needs. */
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
export const debugVersion = (parts: Partial<ContainerVersion> = {}): DebugVersion => ({
  content: containerVersion(parts),
  versionId: 'version-1',
  name: 'Unpublished changes',
  token: 'debug-token',
})
