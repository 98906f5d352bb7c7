import { msg } from '@waymark/domain/message'

export const STOPPED = msg('publish-sheet.stopped', 'Stopped on the website')
