import { msg } from '@waymark/domain/message'

export const OPEN_DEBUGGER = msg('onboarding.open-debugger', 'Open debugger')
