import { msg } from '@waymark/domain/message'

export const FILL_FROM_PRESET = msg('presets.open', 'Fill in from a preset')
