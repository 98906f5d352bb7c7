import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from '../run/run.ts'
import { HOLD_SOURCE } from './rules.ts'
import { violations } from './violations.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !HOLD_SOURCE.includes(path) && existsSync(`${root}${path}`))
const found = files.flatMap((path) => violations({ path, source: readFileSync(`${root}${path}`, 'utf8') }))
for (const line of found) console.error(line)
console.log(`${files.length} files, ${found.length} imports against the direction`)
process.exit(found.length === 0 ? 0 : 1)
