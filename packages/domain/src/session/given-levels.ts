import * as v from 'valibot'
import { Id } from '../resource/index.ts'
import { unique } from './unique.ts'

/** Most websites and meta-sites on which one body gives levels. */
const GIVEN_LEVEL_LIMIT = 1000

/** A level that members can be given on a site from the start. */
export const DefaultLevel = v.picklist(['view', 'edit', 'publish', 'manage'])
export type DefaultLevel = v.InferOutput<typeof DefaultLevel>

/** Levels on websites and meta-sites as a body gives them, each site once. */
export const GivenLevels = v.pipe(
  v.array(v.object({ site_id: Id, level: DefaultLevel })),
  v.maxLength(GIVEN_LEVEL_LIMIT, 'max-items'),
  unique(({ site_id }) => site_id),
)
export type GivenLevels = v.InferOutput<typeof GivenLevels>
