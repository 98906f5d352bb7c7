import { msg } from '@waymark/domain/message'

export const EDIT_INFO = msg('edit-info.title', 'Edit info')
