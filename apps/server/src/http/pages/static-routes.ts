import { locales } from '@waymark/api-client/endpoints'
import type { Api } from '../api.ts'
import { reply } from '../reply.ts'
import { serve } from '../serve.ts'
import type { ProductFiles } from './product-files.ts'
import { messagesOf } from './translations.ts'

/** The version of everything static, and the messages of the interface. */
export function mountStatic(api: Api, { checksum, translations }: ProductFiles): void {
  serve(api, locales.checksum, () => reply(200, { checksum }, { 'Cache-Control': 'no-cache' }))

  serve(api, locales.messages, ({ query }) => {
    const messages = messagesOf(translations, query.language, query.namespaces?.split(','))
    const isCurrent = query.v === checksum
    return reply(200, messages, { 'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache' })
  })
}
