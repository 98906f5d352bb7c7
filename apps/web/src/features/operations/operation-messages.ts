import { msg } from '@waymark/domain/message'

export const VERSION_LIVE = msg('publish.version-live', 'Version {number} is live')
