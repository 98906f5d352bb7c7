import * as v from 'valibot'
import { AppCreate, SiteUrl } from '../site/index.ts'
import { Password, UserCreate } from '../user/index.ts'

const user = UserCreate.entries.attributes.entries
const app = AppCreate.entries.attributes.entries

/** The name of an organisation. */
export const OrganisationName = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(255, 'max-length'))

/** The form of the first use of an installation: the organisation, its owner and a first website. */
export const SetUpAttributes = v.object({
  organization: OrganisationName,
  email: user.email,
  password: Password,
  language: user.language.wrapped,
  website_name: app.name,
  website_url: SiteUrl,
  timezone: app.timezone.wrapped,
  gdpr: v.boolean(),
})
export type SetUpAttributes = v.InferOutput<typeof SetUpAttributes>

/** The body that sets an installation up. `code` is the one that the server has printed. */
export const SetUp = v.object({
  type: v.literal('set-up'),
  attributes: v.object({ ...SetUpAttributes.entries, code: v.pipe(v.string(), v.trim(), v.maxLength(255)) }),
})
export type SetUp = v.InferOutput<typeof SetUp>

/** Whether an installation can be set up: only while it has no user. */
export const SetUpState = v.object({ open: v.boolean() })
