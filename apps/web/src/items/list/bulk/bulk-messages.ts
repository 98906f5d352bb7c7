import { type Message, msg } from '@waymark/domain/message'

/** What a bulk operation is called at each point. `{count}`, `{done}`, `{failed}` and `{left}` are given. */
export interface BulkMessages {
  /** "Delete 6 tags" */
  readonly title: Message
  /** What will happen, before it is confirmed. */
  readonly about: Message
  /** The button that starts it. */
  readonly confirm: Message
  /** The button, and a row, while it runs. */
  readonly doing: Message
  /** A row that is through. */
  readonly did: Message
  /** A row that could not be done. */
  readonly didNot: Message
  /** How far it is. */
  readonly progress: Message
  /** How it ended. */
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

/** Deleting what is chosen, for each kind of thing that lists show. */
export const DELETE_MESSAGES = {
  tag: {
    ...DELETING,
    title: msg('bulk.delete-tags.title', 'Delete {count, plural, one {# tag} other {# tags}}'),
    about: msg(
      'bulk.delete-tags.about',
      'They leave the draft now and the website with the next publish. Their triggers stay.',
    ),
    confirm: msg('bulk.delete-tags.confirm', 'Delete {count, plural, one {# tag} other {# tags}}'),
  },
  trigger: {
    ...DELETING,
    title: msg('bulk.delete-triggers.title', 'Delete {count, plural, one {# trigger} other {# triggers}}'),
    about: msg(
      'bulk.delete-triggers.about',
      'They leave the draft now and the website with the next publish. Their tags stay, without them.',
    ),
    confirm: msg('bulk.delete-triggers.confirm', 'Delete {count, plural, one {# trigger} other {# triggers}}'),
  },
  variable: {
    ...DELETING,
    title: msg('bulk.delete-variables.title', 'Delete {count, plural, one {# variable} other {# variables}}'),
    about: msg(
      'bulk.delete-variables.about',
      'They leave the draft now and the website with the next publish. Conditions that use them are no longer met.',
    ),
    confirm: msg('bulk.delete-variables.confirm', 'Delete {count, plural, one {# variable} other {# variables}}'),
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
  about: msg('bulk.change.about', 'The draft changes now, the website with the next publish.'),
}

/** Changing something about the chosen tags. */
export const CHANGE_MESSAGES = {
  activate: {
    ...CHANGING,
    title: msg('bulk.activate.title', 'Activate {count, plural, one {# tag} other {# tags}}'),
    confirm: msg('bulk.activate.confirm', 'Activate {count, plural, one {# tag} other {# tags}}'),
  },
  deactivate: {
    ...CHANGING,
    title: msg('bulk.deactivate.title', 'Deactivate {count, plural, one {# tag} other {# tags}}'),
    confirm: msg('bulk.deactivate.confirm', 'Deactivate {count, plural, one {# tag} other {# tags}}'),
  },
  consent: {
    ...CHANGING,
    title: msg('bulk.consent.title', 'Set consent type {consent} for {count, plural, one {# tag} other {# tags}}'),
    confirm: msg('bulk.consent.confirm', 'Change {count, plural, one {# tag} other {# tags}}'),
  },
} as const satisfies Readonly<Record<string, BulkMessages>>
