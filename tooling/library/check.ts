import { readFileSync, writeFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { apiList } from './api-list.ts'
import { type Library, libraries } from './libraries.ts'

/*
 * Checks the packed packages: `node tooling/library/check.ts`, after `turbo run library`. publint reads their
 * manifests, attw resolves the types of every sub-path as Node and bundlers do, and what they export must be what their
 * `api.md` says; `--update` writes it.
 */

const isUpdating = process.argv.includes('--update')

async function problemsOf(library: Library): Promise<readonly string[]> {
  const packed = readFileSync(library.tarball)
  return [...(await manifestProblems(packed)), ...(await typeProblems(library, packed)), ...apiProblems(library)]
}

async function manifestProblems(packed: Buffer): Promise<readonly string[]> {
  const tarball = new Uint8Array(packed).buffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/** The packages have no CommonJS: what only a require or the resolution of Node 10 would meet does not count. */
async function typeProblems({ subPaths }: Library, packed: Buffer): Promise<readonly string[]> {
  const checked = await checkPackage(createPackageFromTarballData(packed), { entrypoints: [...subPaths] })
  if (!checked.types) return ['has no types']
  return checked.problems
    .filter((problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem))
}

function apiProblems(library: Library): readonly string[] {
  const file = `${library.folder}/api.md`
  const list = apiList(library)
  if (isUpdating) writeFileSync(file, list)
  return readFileSync(file, 'utf8') === list
    ? []
    : ['exports something else than its api.md says; `pnpm api` writes it']
}

let areWell = true
for (const library of libraries()) {
  const problems = await problemsOf(library)
  areWell &&= problems.length === 0
  for (const problem of problems) console.error(`✗ ${library.name}: ${problem}`)
  if (problems.length === 0) console.log(`✓ ${library.name}: ${library.subPaths.length} sub-paths`)
}
process.exit(areWell ? 0 : 1)
