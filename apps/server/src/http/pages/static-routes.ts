import { locales } from '@waymark/api-client/endpoints'
import type { Api } from '../api.ts'
import { reply } from '../reply.ts'
import { serve } from '../serve.ts'
import { wordsOf } from './translations.ts'

/** The version of everything static, and the words of the interface. */
export function mountStatic(api: Api): void {
  serve(api, locales.checksum, ({ deps }) =>
    reply(200, { checksum: deps.files.checksum }, { 'Cache-Control': 'no-cache' }),
  )

  serve(api, locales.words, ({ deps, query }) => {
    const words = wordsOf(deps.files.words, query.language, query.namespaces?.split(','))
    const isCurrent = query.v === deps.files.checksum
    return reply(200, words, { 'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache' })
  })
}
