import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/run.ts'
import { domainFile, namesOf, snippetFile, withSnippet } from './template.ts'

const names = { id: 'acme-pixel', camel: 'acmePixel', wire: 'acme_pixel', title: 'Acme pixel' }

test('an id has all its spellings, and an invalid id is refused with a message', () => {
  expect(namesOf('acme-pixel')).toEqual(names)
  for (const id of ['Acme', 'acme--pixel', '9lives', '', '../acme']) expect(namesOf(id)).toHaveProperty('refused')
})

test('a new template is written with its own id everywhere', () => {
  expect(domainFile(names)).toContain("id: 'acme-pixel'")
  expect(domainFile(names)).toContain("template: 'acme_pixel'")
  expect(snippetFile(names)).toContain("Snippet<'acme-pixel'>")
})

test('the list of snippets, as it is today, takes the new one', () => {
  const after = withSnippet(readFileSync(`${root}packages/container/src/engine/tag/snippets.ts`, 'utf8'), names)
  expect(after).toContain("\nimport { acmePixel } from './acme-pixel.ts'\n")
  expect(after).toContain("\nexport const snippets = {\n  'acme-pixel': acmePixel,\n")
})

test.each([
  ['packages/domain/src/tag/templates/', domainFile(names)],
  ['packages/container/src/engine/tag/', snippetFile(names)],
])('a new file in %s imports what other modules export', async (folder, source) => {
  const imports = [...source.matchAll(/^import (type )?\{ (.*) \} from '(.*)'$/gm)]
  expect(imports.length).toBeGreaterThan(0)
  for (const [, isType, imported = '', path = ''] of imports) {
    const file = join(root, folder, path)
    for (const name of imported.split(', ')) {
      if (isType) expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^export (type|interface) ${name}\\b`, 'm'))
      else expect(await import(file)).toHaveProperty(name)
    }
  }
})
