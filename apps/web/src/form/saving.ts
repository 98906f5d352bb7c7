import { msg } from '@waymark/domain/message'

/** Why what belongs to a form cannot be used while it is being saved. */
export const SAVING = msg('save-bar.saving', 'The changes are being saved')
