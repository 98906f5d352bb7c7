import { msg } from '@waymark/domain/message'

export const ADD_META_SITE = msg('meta-sites.add', 'Add meta-site')
