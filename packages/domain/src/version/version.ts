import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'

export const VERSION_TYPES = ['draft', 'published', 'historic'] as const

/** The kind of a version. Older answers spell the last one `historical`. */
export const VersionType = v.pipe(
  v.picklist([...VERSION_TYPES, 'historical']),
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

/** All tags, triggers and variables of a site at one time: the draft, what is live, or something earlier. */
export const Version = resource('version', VersionAttributes)
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
export const VersionPatch = v.object({
  id: v.optional(v.string()),
  type: v.literal('version'),
  attributes: v.object({
    name: textOrNull(VERSION_NAME_LIMIT),
    description: textOrNull(VERSION_DESCRIPTION_LIMIT),
  }),
})
export type VersionPatch = v.InferOutput<typeof VersionPatch>

/** A body that may be empty, `{}` or `{"data": null}`: for publish, snapshot and restore. */
export const EmptyBody = v.optional(v.nullable(v.object({ data: v.optional(v.null()) })))
