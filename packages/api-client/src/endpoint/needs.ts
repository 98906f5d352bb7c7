/**
 * The permission that an endpoint requires.
 *
 * - `none`: the caller is not identified
 * - `session-cookie`: the cookie that signing in has set
 * - `signed-in`: a valid token
 * - `person`: a valid token of a person, for what is about their account
 * - `view`, `edit`: that action on the site or meta-site in the path (view: any action at all)
 * - `publish`: the action publish or manage there
 * - `manage`: the action manage there
 * - `owner`: the role OWNER in the organisation
 * - `view-and-edit-target`: view on the site in the path, edit on the site named in the body
 * - `edit-and-view-source`: edit on the site in the path, view on the site of the version named in the body
 * - `view-or-linked`: view on the meta-site in the path, or on any site linked to it
 * - `view-website`: view on the site named by the query parameter `website_id`
 */
export const NEEDS = [
  'none',
  'session-cookie',
  'signed-in',
  'person',
  'view',
  'edit',
  'publish',
  'manage',
  'owner',
  'view-and-edit-target',
  'edit-and-view-source',
  'view-or-linked',
  'view-website',
] as const

export type Needs = (typeof NEEDS)[number]
