import { msg } from '@waymark/domain/message'

export const STOPPED = msg('tag-facts.stopped', 'Stopped')
