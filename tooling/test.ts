import { ensureBrowser } from './browser/ensure-browser.ts'
import { countTests, sum } from './run/counts.ts'
import { allWell, run, runAll } from './run/run.ts'
import { browserTests, build, fastSteps, journeys, unitTests } from './steps.ts'

const browser = ensureBrowser()
const withBrowser = { CHROMIUM_PATH: browser }

const prepared = await runAll([build, ...fastSteps], { quiet: true })

const tested = []
for (const step of [unitTests, browserTests, journeys]) tested.push(await run({ ...step, env: withBrowser }))

const { passed, failed, skipped } = sum(tested.map(({ output }) => countTests(output)))
const broken = [...prepared, ...tested].filter(({ code }) => code !== 0)
console.log('')
for (const { name, seconds, code } of [...prepared, ...tested])
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(allWell([...prepared, ...tested]) ? 0 : 1)
