import { msg } from '@waymark/domain/message'

/*
 * Messages that several forms use.
 */

export const ANOTHER_USER = msg('merge-note.another-user', 'Another user')
export const CELL = msg('rows.cell', '{column} {row, number}')
export const DISCARD = msg('leave.discard', 'Discard')
export const ERRORS_TO_FIX = msg('save-bar.wrong', 'Fix {count, plural, one {# error} other {# errors}} to save')
export const FIX_FIRST = msg('save-bar.fix', 'Some fields need attention first')
export const FULL_SCREEN = msg('code.full-screen', 'Full screen')
export const LEAVE_FULL_SCREEN = msg('code.close-full-screen', 'Leave full screen')
export const NOTHING_FOUND = msg('select.none', 'Nothing found')
export const OPTIONAL = msg('optional', 'Optional')
export const SAVE_BAR_LABEL = msg('save-bar.label', 'Unsaved changes')
/** Why a control of a form cannot be used while the form is being saved. */
export const SAVING = msg('save-bar.saving', 'The changes are being saved')
export const SEARCH = msg('select.search', 'Search')
export const UNSAVED_CHANGES = msg(
  'save-bar.count',
  '{count, plural, one {# unsaved change} other {# unsaved changes}}',
)
export const USED_OF_LIMIT = msg('code.count', '{used, number} / {limit, number}')
