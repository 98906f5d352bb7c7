import { msg } from '@waymark/domain/message'

export const ABOUT_TYPES = msg('variables.about-types', 'About variable types')
