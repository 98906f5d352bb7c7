import { msg } from '@waymark/domain/message'

export const NO_PRIORITY = msg('tag-facts.no-priority', 'None')
export const PRIORITY = msg('tag-facts.priority', 'Priority')
export const PRIORITY_VALUE = msg('tag-facts.priority-value', '{priority, number}')
