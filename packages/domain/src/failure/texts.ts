import { FIELD_ERRORS } from '../field/error.ts'
import { type Message, msg } from '../message/index.ts'
import type { ErrorCode } from './codes.ts'

/** The message for publishing the version that is live. */
export const ALREADY_PUBLISHED = msg('failure.already-published', 'This version is already published')

/** The message for a second tag of a template that a site can have one tag of. */
export const ONE_PER_SITE = msg('failure.single-instance', 'A site can have only one tag of this template')

/** The message for a draft that equals the published version. */
export const NO_CHANGES = msg('failure.no-changes', 'There are no changes to publish')

/** The message for a call on a site that was deleted, or that the user has no access to any more. */
export const SITE_MISSING = msg('failure.site-missing', 'You have no access here any more')

/** Messages for refusals of the server that do not depend on the action. */
export const REFUSAL_TEXTS: Partial<Readonly<Record<ErrorCode, Message>>> = {
  NOT_IMPORT_FILE_ERROR: msg('failure.not-import-file', 'This file has no format version'),
  UNSUPPORTED_IMPORT_FILE_VERSION_ERROR: msg(
    'failure.unsupported-import-file',
    'This file was exported by an unsupported version',
  ),
  INVALID_IMPORT_FILE_ERROR: msg('failure.invalid-import-file', 'This file cannot be imported'),
  INVALID_CREDENTIALS_ERROR: msg('failure.invalid-credentials', 'E-mail address or password is wrong'),
  PASSWORD_SIGN_IN_OFF_ERROR: msg(
    'failure.password-sign-in-off',
    'Passwords are turned off for your e-mail domain. Use the button below',
  ),
  PASSWORD_LINK_UNKNOWN_ERROR: msg(
    'failure.password-link-unknown',
    'This link is not known. Check that it is complete',
  ),
  PASSWORD_LINK_ENDED_ERROR: msg('failure.password-link-ended', 'The time of this link is over'),
  PASSWORD_LINK_USED_ERROR: msg('failure.password-link-used', 'This link has been used. It works once'),
  PASSWORD_LINK_REPLACED_ERROR: msg('failure.password-link-replaced', 'This link has been replaced by a newer one'),
  INVALID_CODE_ERROR: msg('failure.invalid-code', 'This code is wrong or has been used. Enter the next one'),
  TWO_FACTOR_STATE_ERROR: msg('failure.two-factor-state', 'Two-factor sign-in has changed. Reload and try again'),
  SET_UP_CODE_ERROR: FIELD_ERRORS['wrong-set-up-code'],
  SET_UP_DONE_ERROR: msg('failure.set-up-done', 'Waymark has been set up already. Sign in instead'),
  API_CLIENT_REVOKED_ERROR: msg('failure.api-client-revoked', 'This client has been revoked'),
  NOT_FOUND_ERROR: msg('failure.missing', 'This no longer exists. It may have been deleted'),
  FORBIDDEN_ERROR: msg('failure.forbidden', 'You do not have permission to do this'),
  RELATED_RESOURCE_NOT_FOUND_ERROR: msg(
    'failure.related-missing',
    'Something this refers to no longer exists. Choose something else or remove it',
  ),
  IDEMPOTENCY_KEY_IN_USE_ERROR: msg('failure.under-way', 'This is still being done. Try again in a moment'),
  TRIGGER_IN_GROUP_ERROR: msg(
    'failure.trigger-in-group',
    'A trigger that belongs to a trigger group cannot be deleted',
  ),
  SINGLE_INSTANCE_TEMPLATE_ERROR: ONE_PER_SITE,
  TEMPLATE_NOT_ALLOWED_ERROR: msg('failure.template-not-allowed', 'This is not possible on this site'),
  BUILTIN_VARIABLE_ERROR: msg('failure.built-in', 'Built-in variables cannot be changed'),
  ABANDONED_RESOURCE_ERROR: msg('failure.abandoned', 'This kind of item is no longer supported and cannot be edited'),
  VERSION_ALREADY_PUBLISHED_ERROR: ALREADY_PUBLISHED,
  NO_CHANGES_TO_PUBLISH_ERROR: NO_CHANGES,
  DRAFT_CHANGED_ERROR: msg('failure.draft-changed', 'The draft has changed. Check the changes and publish again'),
  CHANGE_FOLLOWS_ANOTHER_ERROR: msg(
    'failure.change-follows',
    'This only follows a renamed variable or a deleted trigger or tag. Discard that change instead',
  ),
  TAG_NOT_RUNNING_ERROR: msg('failure.tag-not-running', 'This tag does not run on the website'),
  TAG_NOT_STOPPED_ERROR: msg('failure.tag-not-stopped', 'This tag is not stopped'),
  DRAFT_NOT_ALLOWED_ERROR: msg('failure.draft-not-allowed', 'The draft cannot be reverted to itself'),
  ADDRESS_CHECKS_OFF_ERROR: msg(
    'failure.address-checks-off',
    'This server is not set up to load addresses of websites',
  ),
  WEBHOOK_LIMIT_ERROR: msg(
    'failure.webhook-limit',
    'The organization has reached its limit of webhooks. Remove one first',
  ),
  WEBHOOK_OFF_ERROR: msg('failure.webhook-off', 'This webhook is off. Turn it on first'),
  PRECONDITION_FAILED_ERROR: msg(
    'failure.precondition',
    'Another user changed this in the meantime. Check their changes and try again',
  ),
  CONTAINER_STORE_ERROR: msg(
    'failure.container-store',
    'The container store cannot be reached, so nothing has changed on the website. Try again later',
  ),
  PAYLOAD_TOO_LARGE_ERROR: msg('failure.too-large', 'This is too large to save'),
  TOO_MANY_REQUESTS_ERROR: msg('failure.too-many', 'Too many attempts. Wait a few minutes and try again'),
  SERVICE_UNAVAILABLE_ERROR: msg('failure.unavailable', 'Waymark cannot answer right now. Try again in a moment'),
}

export const MAINTENANCE = msg('failure.maintenance', 'Waymark is under maintenance. Try again in a few minutes')
export const OFFLINE = msg('failure.offline', 'The server cannot be reached. Check your connection')
export const OUTCOME_UNKNOWN = msg(
  'failure.outcome-unknown',
  'Operation failed. Its outcome is not known: look in the changelog',
)
export const UNKNOWN = msg('failure.unknown', 'Something went wrong')
export const UNABLE_TO_LOAD = msg('failure.unable-to-load', 'Unable to load data')
