import { msg } from '@waymark/domain/message'

export const ADD_LABELS = msg('labels.add', 'Add labels')
export const LABELS_FULL = msg('labels.full', 'An item can have {limit, number} labels')
export const REMOVE_LABELS = msg('labels.remove-labels', 'Remove labels')
