import { Checksum, Locales } from '@waymark/api-client/endpoints'
import * as v from 'valibot'
import type { Persisted } from '#browser/persisted/persisted.ts'

/** Translations of one language, with the checksum of the server's static files they were loaded under. */
export const Catalogue = v.object({
  checksum: v.string(),
  language: v.string(),
  texts: v.record(v.string(), v.string()),
})
export type Catalogue = v.InferOutput<typeof Catalogue>

/**
 * The texts of a language, id → ICU text. Texts cached under the current checksum are used without another call. Null
 * without a valid answer of the server: then the English texts in the code are shown.
 */
export async function loadTexts(
  language: string,
  fetcher: typeof fetch,
  cached: Persisted<Catalogue | null>,
): Promise<Record<string, string> | null> {
  const known = cached.getSnapshot()
  try {
    const { checksum } = v.parse(Checksum, await json(fetcher, '/static/checksum'))
    if (known?.checksum === checksum && known.language === language) return known.texts
    const query = new URLSearchParams({ language, v: checksum })
    const namespaces = v.parse(Locales, await json(fetcher, `/static/locales?${query}`))
    const texts: Record<string, string> = Object.assign({}, ...Object.values(namespaces))
    cached.set({ checksum, language, texts })
    return texts
  } catch {
    return known?.language === language ? known.texts : null
  }
}

async function json(fetcher: typeof fetch, address: string): Promise<unknown> {
  const answer = await fetcher(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
