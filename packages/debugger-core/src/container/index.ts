export { type Catalogue, catalogueOf, sourceOf } from './catalogue.ts'
export { collectorLabel, isCustom } from './collectors.ts'
export {
  type DebugVersion,
  fromDebugFile,
  fromMetadata,
  type VersionAnswer,
  type VersionFailure,
} from './version-source.ts'
