import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Messages of every language by namespace and id: `{ pl: { tag: { 'tag.name': 'Nazwa' } } }`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** A catalogue as Lingui writes it: message id → ICU text, empty while it is not translated. */
const Catalogue = v.record(v.string(), v.string())

/** Reads the catalogues in a folder, one file per language. A broken one has no messages; English stands in the code. */
export function readTranslations(folder: string): Translations {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(names.map((name) => [name.slice(0, -5), byNamespace(readCatalogue(join(folder, name)))]))
}

function readCatalogue(path: string): Record<string, string> {
  try {
    return v.parse(Catalogue, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}

/** The namespace of a message is what its id begins with, up to the first dot. */
function byNamespace(messages: Record<string, string>): Record<string, Record<string, string>> {
  const translated = Object.entries(messages).filter(([, text]) => text !== '')
  const groups = Map.groupBy(translated, ([id]) => id.split('.')[0] ?? '')
  return Object.fromEntries([...groups].map(([namespace, entries]) => [namespace, Object.fromEntries(entries)]))
}

/** The messages of one language, all of them or some namespaces; English when the language does not exist. */
export function messagesOf(translations: Translations, language: string, namespaces?: readonly string[]) {
  const messages = translations[Object.hasOwn(translations, language) ? language : 'en'] ?? {}
  if (!namespaces) return messages
  return Object.fromEntries(Object.entries(messages).filter(([namespace]) => namespaces.includes(namespace)))
}
