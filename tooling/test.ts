import { ensureBrowser } from './browser/ensure-browser.ts'
import { countTests, sum } from './run/counts.ts'
import { allWell, type Outcome, run, runAll, type Step } from './run/run.ts'
import { browserTests, build, fastSteps, journeys, postgresTests, unitTests } from './steps.ts'

const browser = ensureBrowser()
const test = (step: Step, { quiet = false } = {}) =>
  run({ ...step, env: { ...step.env, CHROMIUM_PATH: browser } }, { quiet })

const built = await runAll([build], { quiet: true })
const prepared = [...built, ...(await runAll(fastSteps, { quiet: true, atOnce: 2 }))]
const tested: Outcome[] = [await test(unitTests), await test(browserTests)]
// Journeys wait for pages most of the time, so the tests on Postgres run beside them; what they print follows.
const [walked, onPostgres] = await Promise.all([
  test(journeys),
  Promise.all(postgresTests.map((step) => test(step, { quiet: true }))),
])
for (const { output } of onPostgres) process.stdout.write(output)
tested.push(walked, ...onPostgres)

const { passed, failed, skipped } = sum(tested.map(({ output }) => countTests(output)))
const broken = [...prepared, ...tested].filter(({ code }) => code !== 0)
console.log('')
for (const { name, seconds, code } of [...prepared, ...tested])
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(allWell([...prepared, ...tested]) ? 0 : 1)
