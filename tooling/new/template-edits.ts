import { afterFirst, afterLast } from './insert.ts'
import type { Names } from './template-files.ts'

const key = ({ id, camel }: Names) => (id === camel ? camel : `'${id}': ${camel}`)

/** The lines a new template adds to files that list all templates, by path from the repository's root. */
export const edits: Readonly<Record<string, (source: string, names: Names) => string>> = {
  'packages/domain/src/tag/wire-templates.ts': (source, { wire }) =>
    afterFirst(source, /WIRE_TEMPLATES = \[/, `  '${wire}',`),
  'packages/domain/src/tag/wire-looks.ts': (source, { id, wire, title }) =>
    afterFirst(
      source,
      /TEMPLATE_LOOKS:/,
      `  ${wire}: { name: msg('template-look.${id}', '${title}'), icon: 't-async' },`,
    ),
  'packages/domain/src/tag/templates/registry.ts': (source, names) =>
    afterFirst(
      afterLast(source, /^import \{.*from '\.\/.*\.ts'$/, `import { ${names.camel} } from './${names.id}.ts'`),
      /^export const templates = \{/,
      `  ${key(names)},`,
    ),
  'packages/container/src/engine/tag/snippets.ts': (source, names) =>
    afterFirst(
      afterLast(source, /^import \{.*from '\.\/.*\.ts'$/, `import { ${names.camel} } from './${names.id}.ts'`),
      /^export const snippets = \{/,
      `  ${key(names)},`,
    ),
}
