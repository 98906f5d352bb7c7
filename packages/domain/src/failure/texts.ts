import { type Message, msg } from '../message/index.ts'
import type { ErrorCode } from './codes.ts'

/** The messages of refusals that are the same for all actions. */
export const REFUSAL_TEXTS: Partial<Readonly<Record<ErrorCode, Message>>> = {
  NOT_IMPORT_FILE_ERROR: msg('failure.not-import-file', 'This file does not say which version of the format it has'),
  UNSUPPORTED_IMPORT_FILE_VERSION_ERROR: msg(
    'failure.unsupported-import-file',
    'This file was made by a version that cannot be read here',
  ),
  INVALID_IMPORT_FILE_ERROR: msg('failure.invalid-import-file', 'This file cannot be imported'),
  INVALID_CREDENTIALS_ERROR: msg('failure.invalid-credentials', 'E-mail address or password is wrong'),
  NOT_FOUND_ERROR: msg('failure.missing', 'This does not exist any more. Somebody may have deleted it'),
  FORBIDDEN_ERROR: msg('failure.forbidden', 'You do not have permission to do this'),
  RELATED_RESOURCE_NOT_FOUND_ERROR: msg(
    'failure.related-missing',
    'Something this refers to does not exist any more. Reload and try again',
  ),
  TRIGGER_IN_GROUP_ERROR: msg(
    'failure.trigger-in-group',
    'A trigger that belongs to a trigger group cannot be deleted',
  ),
  SINGLE_INSTANCE_TEMPLATE_ERROR: msg('failure.single-instance', 'A site can have one tag of this template only'),
  TEMPLATE_NOT_ALLOWED_ERROR: msg('failure.template-not-allowed', 'This is not possible on this site'),
  BUILTIN_VARIABLE_ERROR: msg('failure.built-in', 'Built-in variables cannot be changed'),
  ABANDONED_RESOURCE_ERROR: msg('failure.abandoned', 'This kind of item is no longer supported and cannot be edited'),
  VERSION_ALREADY_PUBLISHED_ERROR: msg('failure.already-published', 'This version is already published'),
  NO_CHANGES_TO_PUBLISH_ERROR: msg('failure.no-changes', 'There are no changes to publish'),
  DRAFT_NOT_ALLOWED_ERROR: msg('failure.draft-not-allowed', 'The draft cannot be reverted to itself'),
  PAYLOAD_TOO_LARGE_ERROR: msg('failure.too-large', 'This is too large to be saved'),
  TOO_MANY_REQUESTS_ERROR: msg('failure.too-many', 'Too many attempts. Wait a few minutes and try again'),
}

export const MAINTENANCE = msg('failure.maintenance', 'The product is being maintained. Try again in a few minutes')
export const OFFLINE = msg('failure.offline', 'The server cannot be reached. Check your connection')
export const UNKNOWN = msg('failure.unknown', 'Something went wrong')
export const UNABLE_TO_LOAD = msg('failure.unable-to-load', 'Unable to load data')
