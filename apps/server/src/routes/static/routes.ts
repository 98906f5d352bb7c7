import { locales } from '@waymark/api-client/endpoints'
import type { Api } from '../../http/api.ts'
import { reply } from '../../http/reply.ts'
import { serve } from '../../http/serve.ts'
import { wordsOf } from '../../words/catalogues.ts'

/** The version of everything static, and the words of the interface. */
export function mountStatic(api: Api): void {
  serve(api, locales.checksum, ({ world }) =>
    reply(200, { checksum: world.files.checksum }, { 'Cache-Control': 'no-cache' }),
  )

  serve(api, locales.words, ({ world, query }) => {
    const words = wordsOf(world.files.words, query.language, query.namespaces?.split(','))
    const isCurrent = query.v === world.files.checksum
    return reply(200, words, { 'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache' })
  })
}
