export * from './edit-form.ts'
export * from './metadata.ts'
export * from './name.ts'
export * from './publish.ts'
export * from './query.ts'
export * from './rollout.ts'
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
