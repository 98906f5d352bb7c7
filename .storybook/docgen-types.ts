import type { Plugin } from 'vite'

/** An array type such as `readonly Column[]`, of a name with or without type arguments. */
const READONLY_ARRAY = /\breadonly ([\w.]+(?:<[^<>]*>)?)\[\]/g
/** The type of an optional prop that may also be given as undefined. */
const OR_UNDEFINED = /(\?: [^\n]+?) \| undefined$/gm

/**
 * Writes types as react-docgen understands them, before the tables of props are generated: `readonly Column[]` as
 * `ReadonlyArray<Column>`, because it calls types with `readonly` unknown; `pending?: boolean | undefined` without the
 * `undefined`, because a union has no switch or text field among the controls.
 */
export function docgenTypes(): Plugin {
  return {
    name: 'waymark:docgen-types',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => ({
        code: code.replace(READONLY_ARRAY, 'ReadonlyArray<$1>').replace(OR_UNDEFINED, '$1'),
        map: null,
      }),
    },
  }
}
