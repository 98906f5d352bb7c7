import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allWell, root, runAll } from '../run/run.ts'
import { edits } from './template-edits.ts'
import { domainFile, namesOf, snippetFile } from './template-files.ts'

const [kind, id] = process.argv.slice(2)
if (kind !== 'template' || id === undefined) giveUp('Say what: pnpm new template <id>')
const names = namesOf(id)
if ('refused' in names) giveUp(names.refused)

const files = {
  [`packages/domain/src/tag/templates/${names.id}.ts`]: domainFile(names),
  [`packages/container/src/engine/tag/${names.id}.ts`]: snippetFile(names),
}
for (const path of Object.keys(files)) if (existsSync(`${root}${path}`)) giveUp(`${path} is there already.`)
for (const [path, source] of Object.entries(files)) writeFileSync(`${root}${path}`, source)
for (const [path, edit] of Object.entries(edits)) {
  writeFileSync(`${root}${path}`, edit(readFileSync(`${root}${path}`, 'utf8'), names))
}
const touched = [...Object.keys(files), ...Object.keys(edits)]
const formatted = await runAll([{ name: 'format', command: 'biome', args: ['check', '--write', ...touched] }], {
  quiet: true,
})
console.log(
  `Written and listed:\n${touched.map((path) => `  ${path}`).join('\n')}\nGo on with docs/recipes/add-a-tag-template.md.`,
)
process.exit(allWell(formatted) ? 0 : 1)

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
