import { msg } from '@waymark/domain/message'

export const CHOOSE_TRIGGER = msg('tags.triggers.choose', 'Choose existing')
export const DETACH = msg('tags.triggers.detach', 'Detach')
export const DETACH_ONE = msg('tags.triggers.detach-one', 'Detach {name}')
