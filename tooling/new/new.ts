import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allWell, root, runAll } from '../run/run.ts'
import { domainFile, namesOf, snippetFile, withSnippet } from './template.ts'

const [what, id] = process.argv.slice(2)
if (what !== 'template' || id === undefined) fail('Usage: pnpm new template <id>')
const names = namesOf(id)
if ('refused' in names) fail(names.refused)

const files = {
  [`packages/domain/src/tag/templates/${names.id}.ts`]: domainFile(names),
  [`packages/container/src/engine/tag/${names.id}.ts`]: snippetFile(names),
}
for (const path of Object.keys(files)) if (existsSync(`${root}${path}`)) fail(`${path} is there already.`)
for (const [path, source] of Object.entries(files)) writeFileSync(`${root}${path}`, source)
const snippets = 'packages/container/src/engine/tag/snippets.ts'
writeFileSync(`${root}${snippets}`, withSnippet(readFileSync(`${root}${snippets}`, 'utf8'), names))

const touched = [...Object.keys(files), snippets]
const outcomes = await runAll(
  [
    { name: 'format', command: 'biome', args: ['check', '--write', ...touched] },
    { name: 'generate', command: 'node', args: ['tooling/generate/generate.ts'] },
  ],
  { quiet: true },
)
console.log(`Written:\n${touched.map((path) => `  ${path}`).join('\n')}`)
if (!allWell(outcomes)) fail('A step failed: put right what it says above, then run `pnpm generate`.')
console.log('Go on with docs/recipes/add-a-tag-template.md.')

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
