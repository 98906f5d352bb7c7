import { msg } from '@waymark/domain/message'

/** Why a form cannot be saved while it is as it was. */
export const UNCHANGED = msg('form.unchanged', 'Nothing has been changed')
