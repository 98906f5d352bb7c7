import { msg } from '@waymark/domain/message'

export const IMPORT_RUNNING = msg('import.running', 'An import is running')
