import * as v from 'valibot'
import { patchBody } from '../resource/body.ts'
import { Id, Revision, resourceWith, WireDate } from '../resource/index.ts'

export const VERSION_TYPES = ['draft', 'published', 'historic'] as const

/** The names of the kinds, with an older one of the last. */
export const VERSION_TYPE_NAMES = [...VERSION_TYPES, 'historical'] as const

/** The kind of a version. */
export const VersionType = v.pipe(
  v.picklist(VERSION_TYPE_NAMES),
  v.transform((type): (typeof VERSION_TYPES)[number] => (type === 'historical' ? 'historic' : type)),
)
export type VersionType = v.InferOutput<typeof VersionType>

const person = v.nullable(v.object({ id: v.string(), email: v.string() }))

export const VersionAttributes = v.object({
  author: person,
  created_at: WireDate,
  updated_at: WireDate,
  has_changes: v.boolean(),
  version_major: v.number(),
  version_minor: v.number(),
  version_type: VersionType,
  parent_id: v.nullable(v.string()),
  published_at: v.nullable(WireDate),
  publisher: person,
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
})
export type VersionAttributes = v.InferOutput<typeof VersionAttributes>

/** A tag of the published version that its container leaves out, with the e-mail of who stopped it. */
export const StoppedTag = v.object({
  id: v.string(),
  name: v.string(),
  stopped_at: WireDate,
  author: v.nullable(v.string()),
})
export type StoppedTag = v.InferOutput<typeof StoppedTag>

/**
 * All tags, triggers and variables of a site at one time: the draft, the published version or a historic one. Only the
 * published version has `stopped_tags`, only the draft `state`, which changes with every change of the draft and publish.
 * `meta.revision` is that of its `ETag`, which changes with its name and description.
 */
export const Version = resourceWith('version', VersionAttributes, {
  meta: v.optional(
    v.object({
      revision: Revision,
      stopped_tags: v.optional(v.array(StoppedTag)),
      state: v.optional(v.string()),
    }),
  ),
})
export type Version = v.InferOutput<typeof Version>

/** Longest name of a version. */
export const VERSION_NAME_LIMIT = 255
/** Longest description of a version. */
export const VERSION_DESCRIPTION_LIMIT = 65536

const textOrNull = (limit: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(limit, 'max-length'),
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
  )

/** The body that gives a version a name and a description; empty ones become null. A draft has no name. */
export const VersionPatch = patchBody(
  'version',
  v.object({
    name: textOrNull(VERSION_NAME_LIMIT),
    description: textOrNull(VERSION_DESCRIPTION_LIMIT),
  }),
)
export type VersionPatch = v.InferOutput<typeof VersionPatch>

/** Most tags that one publish resumes. */
const RESUMED_LIMIT = 1000

/**
 * The body that publishes a version; it may be empty. Name and description are those of the new version; without a
 * description it has that of the draft. `state` is that of the list of changes that was shown: if it has changed, the call
 * is refused. Stopped tags stay stopped unless they are in `resumed_tags`.
 */
export const PublishVersion = v.optional(
  v.nullable(
    v.object({
      data: v.optional(
        v.nullable(
          v.object({
            type: v.optional(v.literal('version')),
            attributes: v.optional(
              v.object({
                name: textOrNull(VERSION_NAME_LIMIT),
                description: textOrNull(VERSION_DESCRIPTION_LIMIT),
                state: v.optional(v.pipe(v.string(), v.maxLength(255, 'max-length'))),
                resumed_tags: v.optional(v.pipe(v.array(Id), v.maxLength(RESUMED_LIMIT, 'max-items'))),
              }),
              {},
            ),
          }),
        ),
      ),
    }),
  ),
)
export type PublishAttributes = NonNullable<NonNullable<v.InferOutput<typeof PublishVersion>>['data']>['attributes']

/** A body that may be empty, `{}` or `{"data": null}`: for snapshot, restore, stop and resume. */
export const EmptyBody = v.optional(v.nullable(v.object({ data: v.optional(v.null()) })))
