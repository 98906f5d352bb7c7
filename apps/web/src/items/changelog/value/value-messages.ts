import { msg } from '@waymark/domain/message'

export const EMPTY = msg('changelog.empty', 'Empty')
export const NOT_SET = msg('changelog.not-set', 'Not set')
