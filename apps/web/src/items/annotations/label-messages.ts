import { msg } from '@waymark/domain/message'

export const LABELS_FULL = msg('labels.full', 'An item can have {limit, number} labels')
