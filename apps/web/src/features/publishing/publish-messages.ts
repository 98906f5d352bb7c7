import { msg } from '@waymark/domain/message'

export const STOPPED_ON_WEBSITE = msg('publish-sheet.stopped', 'Stopped on the website')
