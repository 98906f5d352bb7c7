import { msg } from '@waymark/domain/message'

export const CHANGEABLE_LATER = msg('published.hint', 'Both appear in the changelog. You can change them later.')
export const VERSION_NAME = msg('published.name', 'Version name')
