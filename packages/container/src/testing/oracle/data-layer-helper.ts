import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The stored values of the published `data-layer-helper`, which the engine's agree with. */
export interface StoredValues {
  /** Takes an item as its `push` does. */
  push(item: unknown): void
  /** The value under a key, or a path with dots, apart from what is merged into it later; undefined where a step is missing. */
  get(path: string): unknown
  /** A copy of the values, apart from what is pushed later. */
  copy(): StoredValues
}

type Helper = new (dataLayer: unknown[]) => { get(path: string): unknown; flatten(): void }

const source = readFileSync(
  createRequire(import.meta.url).resolve('data-layer-helper/dist/data-layer-helper.js'),
  'utf8',
)
const globals = {} as { DataLayerHelper: Helper }
new Function('window', source)(globals)

export function createStoredValues(items: unknown[] = []): StoredValues {
  const helper = new globals.DataLayerHelper(items)
  /** It throws where a step of a path is null. */
  const safely = <Result>(run: () => Result): Result | undefined => {
    try {
      return run()
    } catch {
      return undefined
    }
  }
  return {
    push(item) {
      safely(() => items.push(item))
    },
    get: (path) => safely(() => new globals.DataLayerHelper([{ value: helper.get(path) }]).get('value')),
    copy() {
      helper.flatten()
      return createStoredValues([...items])
    },
  }
}
