import { type Message, msg } from '@waymark/domain/message'
import { ADD_LABELS, REMOVE_LABELS } from '#items/annotations/label-messages.ts'

const LABELS_ABOUT = msg('bulk.labels.about', 'Only people in Waymark see labels. The website stays as it is.')

/** The texts of a bulk operation, with the values `{count}`, `{done}`, `{failed}` and `{left}`. */
export interface BulkMessages {
  /** "Delete 6 tags" */
  readonly title: Message
  /** The consequences, shown before it is confirmed. */
  readonly about: Message
  /** The button that starts it; by default the title. */
  readonly confirm?: Message
  /** The button, and a row, while it runs. */
  readonly doing: Message
  /** A row that succeeded. */
  readonly did: Message
  /** A row that failed. */
  readonly didNot: Message
  readonly progress: Message
  /** The result. */
  readonly ended: Message
}

const DELETING = {
  doing: msg('bulk.delete.doing', 'Deleting'),
  did: msg('bulk.delete.did', 'Deleted'),
  didNot: msg('bulk.delete.did-not', 'Not deleted'),
  progress: msg(
    'bulk.delete.progress',
    '{done, number} deleted, {failed, number} failed, {left, number} to go. Keep this open until it is done.',
  ),
  ended: msg(
    'bulk.delete.ended',
    '{failed, plural, =0 {{done, number} deleted.} other {{done, number} deleted, {failed, number} failed.}}',
  ),
}

/** Texts for deleting the selection, for each kind of item. */
export const DELETE_MESSAGES = {
  tag: {
    ...DELETING,
    title: msg('bulk.delete-tags.title', 'Delete {count, plural, one {# tag} other {# tags}}'),
    about: msg(
      'bulk.delete-tags.about',
      'Removed from the draft now, from the website at the next publish. Their triggers stay.',
    ),
  },
  trigger: {
    ...DELETING,
    title: msg('bulk.delete-triggers.title', 'Delete {count, plural, one {# trigger} other {# triggers}}'),
    about: msg(
      'bulk.delete-triggers.about',
      'Removed from the draft now, from the website at the next publish. Their tags stay, without them.',
    ),
  },
  variable: {
    ...DELETING,
    title: msg('bulk.delete-variables.title', 'Delete {count, plural, one {# variable} other {# variables}}'),
    about: msg(
      'bulk.delete-variables.about',
      'Removed from the draft now, from the website at the next publish. Conditions that use them are no longer met.',
    ),
  },
} as const satisfies Readonly<Record<string, BulkMessages>>

const CHANGING = {
  doing: msg('bulk.change.doing', 'Changing'),
  did: msg('bulk.change.did', 'Changed'),
  didNot: msg('bulk.change.did-not', 'Not changed'),
  progress: msg(
    'bulk.change.progress',
    '{done, number} changed, {failed, number} failed, {left, number} to go. Keep this open until it is done.',
  ),
  ended: msg(
    'bulk.change.ended',
    '{failed, plural, =0 {{done, number} changed.} other {{done, number} changed, {failed, number} failed.}}',
  ),
  about: msg('bulk.change.about', 'Changes the draft now, the website at the next publish.'),
}

/** Texts for adding labels to the selection and removing them from it. */
export const LABEL_MESSAGES = {
  add: {
    ...CHANGING,
    title: msg('bulk.add-labels.title', 'Add labels to {count, plural, one {# item} other {# items}}'),
    about: LABELS_ABOUT,
    confirm: ADD_LABELS,
  },
  remove: {
    ...CHANGING,
    title: msg('bulk.remove-labels.title', 'Remove labels from {count, plural, one {# item} other {# items}}'),
    about: LABELS_ABOUT,
    confirm: REMOVE_LABELS,
  },
} as const satisfies Readonly<Record<string, BulkMessages>>

/** Texts for changes of the selected tags. */
export const CHANGE_MESSAGES = {
  activate: {
    ...CHANGING,
    title: msg('bulk.activate.title', 'Activate {count, plural, one {# tag} other {# tags}}'),
  },
  deactivate: {
    ...CHANGING,
    title: msg('bulk.deactivate.title', 'Deactivate {count, plural, one {# tag} other {# tags}}'),
  },
  consent: {
    ...CHANGING,
    title: msg('bulk.consent.title', 'Set consent type {consent} for {count, plural, one {# tag} other {# tags}}'),
    confirm: msg('bulk.consent.confirm', 'Change {count, plural, one {# tag} other {# tags}}'),
  },
} as const satisfies Readonly<Record<string, BulkMessages>>
