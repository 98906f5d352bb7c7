import { Checksum, Locales } from '@waymark/api-client/endpoints'
import * as v from 'valibot'
import type { Persisted } from '#browser/persisted/persisted.ts'

/** Translations of one language as the server had them under a checksum of its static files. */
export const Catalogue = v.object({
  checksum: v.string(),
  language: v.string(),
  texts: v.record(v.string(), v.string()),
})
export type Catalogue = v.InferOutput<typeof Catalogue>

/**
 * The texts of a language, id → ICU text. What is remembered under the current checksum is used without a further
 * call. Null when the server cannot be asked or answers nonsense: the English of the code is shown then.
 */
export async function loadTexts(
  language: string,
  fetcher: typeof fetch,
  remembered: Persisted<Catalogue | null>,
): Promise<Record<string, string> | null> {
  const known = remembered.get()
  try {
    const { checksum } = v.parse(Checksum, await json(fetcher, '/static/checksum'))
    if (known?.checksum === checksum && known.language === language) return known.texts
    const query = new URLSearchParams({ language, v: checksum })
    const namespaces = v.parse(Locales, await json(fetcher, `/static/locales?${query}`))
    const texts: Record<string, string> = Object.assign({}, ...Object.values(namespaces))
    remembered.set({ checksum, language, texts })
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
