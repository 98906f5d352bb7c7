import { msg } from '@waymark/domain/message'

/*
 * Messages that several forms use.
 */

export const ANOTHER_USER = msg('merge-note.another-user', 'Another user')
export const CELL = msg('rows.cell', '{column} {row, number}')
export const FIX_FIRST = msg('save-bar.fix', 'Some fields need attention first')
export const NOTHING_FOUND = msg('select.none', 'Nothing found')
/** Why a control of a form cannot be used while the form is being saved. */
export const SAVING = msg('save-bar.saving', 'The changes are being saved')
export const SEARCH = msg('select.search', 'Search')
export const UNSAVED_CHANGES = msg(
  'save-bar.count',
  '{count, plural, one {# unsaved change} other {# unsaved changes}}',
)
