export interface Names {
  /** The product's id, with hyphens. */
  readonly id: string
  /** The name in code. */
  readonly camel: string
  /** The stored name, with underscores. */
  readonly wire: string
  /** The name people read, to be corrected by hand where a capital letter is missing. */
  readonly title: string
}

/** All spellings of a template's id, or why it cannot be one. */
export function namesOf(id: string): Names | { readonly refused: string } {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return { refused: 'An id has lower-case letters, digits and single hyphens, such as acme-pixel.' }
  const words = id.split('-')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    id,
    camel: words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
    wire: words.join('_'),
    title: [capital(words[0] ?? ''), ...words.slice(1)].join(' '),
  }
}

/** The domain's file: one text field, to be replaced by the vendor's own. */
export const domainFile = ({ id, camel, wire, title }: Names) => `import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const ${camel} = defineTemplate({
  id: '${id}',
  name: msg('template.${id}.name', '${title}'),
  icon: 't-async',
  about: msg('template.${id}.about', 'What it does, in one line'),
  category: 'marketing',
  stored: { template: '${wire}' },
  consent: 'marketing_automation',
  fields: {
    accountId: text({ api: 'account_id', label: msg('template.${id}.account-id', 'Account ID') }),
  },
  sample: { accountId: '1234' },
})
`

/** The site's file: loads one library. */
export const snippetFile = ({ id, camel, title }: Names) => `import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

/** Loads ${title} for an account. */
export const ${camel}: Snippet<'${id}'> = ({ account_id }, page) => {
  if (isMissing(page, account_id)) return
  page.loadScript(\`https://${id}.example/\${inAddress(page, account_id)}.js\`)
}
`

/** The source of the list of snippets with one more in it. */
export function withSnippet(source: string, { id, camel }: Names): string {
  const lines = source.split('\n')
  const lastImport = lines.findLastIndex((line) => /^import \{.*from '\.\/.*\.ts'$/.test(line))
  const list = lines.indexOf('export const snippets = {')
  return lines
    .toSpliced(list + 1, 0, id === camel ? `  ${camel},` : `  '${id}': ${camel},`)
    .toSpliced(lastImport + 1, 0, `import { ${camel} } from './${id}.ts'`)
    .join('\n')
}
