import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser/ensure-browser.ts'
import { root, run } from './run/run.ts'
import { build } from './steps.ts'

const CHROMIUM_PATH = ensureBrowser()
const benches = ['packages/container/bench/main.ts', 'apps/server/bench/main.ts', 'apps/web/bench/main.ts']

const built = await run(build, { quiet: true })
if (built.code !== 0) process.stdout.write(built.output)
const outcomes = []
for (const file of benches.filter((name) => existsSync(`${root}${name}`))) {
  outcomes.push(await run({ name: file, command: 'node', args: [file], env: { CHROMIUM_PATH } }))
}
process.exit(built.code === 0 && outcomes.every(({ code }) => code === 0) ? 0 : 1)
