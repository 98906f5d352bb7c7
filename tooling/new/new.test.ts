import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../run/run.ts'
import { edits } from './template-edits.ts'
import { domainFile, namesOf, snippetFile } from './template-files.ts'

const names = { id: 'acme-pixel', camel: 'acmePixel', wire: 'acme_pixel', title: 'Acme pixel' }

test('an id gives all its spellings, and what is none is refused with a sentence', () => {
  expect(namesOf('acme-pixel')).toEqual(names)
  for (const id of ['Acme', 'acme--pixel', '9lives', '', '../acme']) expect(namesOf(id)).toHaveProperty('refused')
})

test('a new template is written with its own id everywhere', () => {
  expect(domainFile(names)).toContain("id: 'acme-pixel'")
  expect(domainFile(names)).toContain("template: 'acme_pixel'")
  expect(snippetFile(names)).toContain("Snippet<'acme-pixel'>")
})

test.each(Object.entries(edits))('%s, as it is today, takes the new template', (path, edit) => {
  const before = readFileSync(`${root}${path}`, 'utf8')
  const after = edit(before, names)
  const added = after.split('\n').length - before.split('\n').length
  expect(added).toBeGreaterThan(0)
  expect(after).toMatch(/acme[-_P]?p?ixel/)
})
