import { msg } from '@waymark/domain/message'

export const GDPR_HINT = msg('website.gdpr-hint', 'Tags that need consent wait until the visitor gives it.')
