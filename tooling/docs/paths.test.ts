import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/run.ts'

/** The documents of the repository whose paths in backticks are checked, and the README of each package. */
const DOCUMENT = /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^(apps|packages)\/[^/]+\/README\.md$/
/** Code in backticks that begins as a path does; `acme` and `…` stand for names that the reader fills in. */
const PATH = /^(apps|packages|docs|examples|tooling|src)\/[\w$@./-]+$/
const PLACEHOLDER = /acme|…/
/** The target of a link, without a title behind it. */
const LINK = /\]\(([^()\s]+)[^()]*\)/g
/** A target that begins with a scheme is an address of the web, one with `#` a place in the same document. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|#)/i

const textOf = (document: string) => readFileSync(join(root, document), 'utf8')

/** The paths that a document names, from the root. Those that start with `src/` are inside the package of the README. */
function pathsIn(document: string): string[] {
  return [...textOf(document).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) && !PLACEHOLDER.test(code))
    .map((path) => (path.startsWith('src/') ? join(dirname(document), path) : path))
}

/** The files that the relative links of a document lead to, from the root; links inside code are no links. */
function linkedFrom(document: string): string[] {
  const text = textOf(document)
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]+`/g, '')
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !ELSEWHERE.test(target))
    .map((target) => join(dirname(document), decodeURI(target.replace(/#.*/, ''))))
}

const markdown = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const documents = markdown.filter((file) => DOCUMENT.test(file))

const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(root, path)))

test.each(documents)('the paths that %s names exist', (document) => {
  expect(missing(pathsIn(document))).toEqual([])
})

test.each(markdown)('the relative links of %s lead to files', (document) => {
  expect(missing(linkedFrom(document))).toEqual([])
})

test.each(documents.filter((document) => document.startsWith('packages/')))(
  'the relative links of %s lead to files that are packed with it',
  (document) => {
    const { files } = JSON.parse(textOf(join(dirname(document), 'package.json'))) as { files: readonly string[] }
    const packed = files.map((file) => join(dirname(document), file))
    expect(linkedFrom(document).filter((path) => !packed.includes(path))).toEqual([])
  },
)
