export { type Catalogue, catalogueOf, sourceOf } from './catalogue.ts'
export {
  type DebugVersion,
  fromDebugFile,
  fromMetadata,
  type VersionAnswer,
  type VersionFailure,
} from './version-source.ts'
