import * as v from 'valibot'
import { createBody, patchBody } from '../resource/body.ts'
import { hasControlCharacters, NAME_LIMIT, resource, storableText } from '../resource/index.ts'
import { PASSWORD_LIMIT } from '../session/index.ts'
import { GivenLevels } from './given-levels.ts'

/** Owners may do everything in their organisation; users have a level per site. */
export const ROLES = ['OWNER', 'USER'] as const
export const Role = v.picklist(ROLES)
export type Role = v.InferOutput<typeof Role>

/** A member of an organisation. `name` may be empty, `language` is a tag such as `en-US`, `organization` a name. */
export const User = resource(
  'ppms/user',
  v.object({
    email: v.string(),
    name: v.optional(v.string()),
    role: v.string(),
    language: v.string(),
    organization: v.string(),
  }),
)
export type User = v.InferOutput<typeof User>

/** A language of a person, as a tag such as `en-US`. */
export const LanguageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'invalid-language'))

/** The fewest characters of a password. */
export const MIN_PASSWORD_LENGTH = 12

/** The name of a person: trimmed, on one line, may be empty. */
export const PersonName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NAME_LIMIT, 'max-length'),
  v.check((name) => !hasControlCharacters(name), 'name-has-control-characters'),
  v.check(storableText, 'unstorable'),
)

/** A password as it is entered; the server also refuses what is easy to guess. */
export const Password = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH, 'min-length'),
  v.maxLength(PASSWORD_LIMIT, 'max-length'),
)

const entries = {
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('invalid-email'), v.maxLength(255, 'max-length')),
  name: PersonName,
  password: Password,
  role: Role,
  language: LanguageTag,
}

/** The body that makes a user, with their levels; without a password if they set it by a link. */
export const UserCreate = createBody(
  'ppms/user',
  v.object({
    ...entries,
    name: v.optional(PersonName),
    password: v.optional(Password),
    levels: v.optional(GivenLevels),
    role: v.optional(Role, 'USER'),
    language: v.optional(entries.language, 'en'),
  }),
)
export type UserCreate = v.InferOutput<typeof UserCreate>

/** The body that changes a user. */
export const UserPatch = patchBody('ppms/user', v.partial(v.object(entries)))
export type UserPatch = v.InferOutput<typeof UserPatch>
