export { VersionForm, versionForm, versionPatch } from './edit-form.ts'
export {
  ContainerVersion,
  MetadataCondition,
  MetadataTag,
  MetadataTrigger,
  MetadataVariable,
  VersionMetadata,
} from './metadata.ts'
export { displayName, isUnnamed, UNPUBLISHED_CHANGES, VERSION_STATUS, versionNumber } from './name.ts'
export { mayPublish, mayRestore, publishRefusal, restoreRefusal } from './publish.ts'
export { VERSION_LIST, type VersionQuery } from './query.ts'
export { CONTAINER_FRESH, CONTAINER_STALE, everywhereAt } from './rollout.ts'
export {
  EmptyBody,
  type PublishAttributes,
  PublishVersion,
  StoppedTag,
  VERSION_DESCRIPTION_LIMIT,
  VERSION_NAME_LIMIT,
  VERSION_TYPES,
  Version,
  VersionAttributes,
  VersionPatch,
  VersionType,
} from './version.ts'
