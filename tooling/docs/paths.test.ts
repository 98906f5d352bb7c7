import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/run.ts'

/** The documents of the repository, and the README of each package. */
const DOCUMENT = /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^(apps|packages)\/[^/]+\/README\.md$/
/** Code in backticks that begins as a path does; `acme` and `…` stand for names that the reader fills in. */
const PATH = /^(apps|packages|docs|tooling|src)\/[\w$@./-]+$/
const PLACEHOLDER = /acme|…/

/** The paths that a document names, from the root. Those that start with `src/` are inside the package of the README. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) && !PLACEHOLDER.test(code))
    .map((path) => (path.startsWith('src/') ? join(dirname(document), path) : path))
}

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => DOCUMENT.test(file) && existsSync(join(root, file)))

test.each(documents)('the paths that %s names exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
