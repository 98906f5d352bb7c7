import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Words of every language by namespace and id: `{ pl: { tag: { 'tag.name': 'Nazwa' } } }`. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** A catalogue as the translators' tool writes it: message id → ICU text, empty while nobody has translated it. */
const Catalogue = v.record(v.string(), v.string())

/** Reads the catalogues in a folder, one file per language. A broken one has no words; English stands in the code. */
export function readCatalogues(folder: string): Catalogues {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(names.map((name) => [name.slice(0, -5), byNamespace(readOne(join(folder, name)))]))
}

function readOne(path: string): Record<string, string> {
  try {
    return v.parse(Catalogue, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}

/** The namespace of a message is the part of its id before the first dot. */
function byNamespace(messages: Record<string, string>): Record<string, Record<string, string>> {
  const translated = Object.entries(messages).filter(([, text]) => text !== '')
  const groups = Map.groupBy(translated, ([id]) => id.split('.')[0] ?? '')
  return Object.fromEntries([...groups].map(([namespace, entries]) => [namespace, Object.fromEntries(entries)]))
}

/** The words of one language, all of them or some namespaces; English when the language does not exist. */
export function wordsOf(catalogues: Catalogues, language: string, namespaces?: readonly string[]) {
  const known = Object.hasOwn(catalogues, language) ? language : 'en'
  const words = catalogues[known] ?? {}
  if (!namespaces) return words
  return Object.fromEntries(Object.entries(words).filter(([namespace]) => namespaces.includes(namespace)))
}
