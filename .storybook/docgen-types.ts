import type { Plugin } from 'vite'

/** An array type such as `readonly Column[]`, of a name with or without type arguments. */
const READONLY_ARRAY = /\breadonly ([\w.]+(?:<[^<>]*>)?)\[\]/g

/**
 * Writes `readonly Column[]` as `ReadonlyArray<Column>` before the tables of props are generated: react-docgen knows no
 * `readonly` and calls such types unknown.
 */
export function readonlyArrays(): Plugin {
  return {
    name: 'waymark:readonly-arrays',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => ({ code: code.replace(READONLY_ARRAY, 'ReadonlyArray<$1>'), map: null }),
    },
  }
}
