import * as v from 'valibot'
import { Id } from '../resource/index.ts'
import { unique } from '../resource/unique.ts'

/** Most websites and meta-sites in one body with levels. */
const GIVEN_LEVEL_LIMIT = 1000

/** A level that new members can have on a site. */
export const DefaultLevel = v.picklist(['view', 'edit', 'publish', 'manage'])
export type DefaultLevel = v.InferOutput<typeof DefaultLevel>

/** Levels on websites and meta-sites in a body, each site once. */
export const GivenLevels = v.pipe(
  v.array(v.object({ site_id: Id, level: DefaultLevel })),
  v.maxLength(GIVEN_LEVEL_LIMIT, 'max-items'),
  unique(({ site_id }) => site_id),
)
export type GivenLevels = v.InferOutput<typeof GivenLevels>
