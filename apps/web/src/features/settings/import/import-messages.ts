import { msg } from '@waymark/domain/message'

export const IMPORT = msg('import.import', 'Import')
export const IMPORT_RUNNING = msg('import.running', 'An import is running')
