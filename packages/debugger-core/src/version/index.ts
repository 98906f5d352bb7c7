export { collectorIcon, collectorLabel, isCustom } from './collectors.ts'
export { indexVersion, sourceName, type VersionIndex } from './version-index.ts'
export {
  type DebugVersion,
  fromDebugFile,
  fromMetadata,
  type VersionFailure,
  type VersionResult,
} from './version-source.ts'
