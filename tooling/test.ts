import { ensureBrowser } from './browser/ensure-browser.ts'
import { countTests, sum } from './run/counts.ts'
import { allWell, runAll } from './run/run.ts'
import { browserTests, buildAndPack, exampleTests, fastSteps, journeys, postgresTests, unitTests } from './steps.ts'

ensureBrowser()
const built = await runAll([buildAndPack], { quiet: true })
// Journeys wait for timers and pages: the fast steps beside them keep two cores busy.
const beside = await runAll([journeys, ...fastSteps, exampleTests], { atOnce: 2 })
// These keep all cores busy by themselves, and are slower together than one after the other.
const alone = await runAll([browserTests, unitTests, ...postgresTests])

const all = [...built, ...beside, ...alone]
const { passed, failed, skipped } = sum(all.map(({ output }) => countTests(output)))
const broken = all.filter(({ code }) => code !== 0)
// Minutes of other output lie between a failure and the end of the run, so what failed says so again here.
const LAST_LINES = 150
for (const { name, output } of broken) {
  console.log(`\n✗ ${name}, the end of its output:\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`)
}
console.log('')
for (const { name, seconds, code } of all) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(allWell(all) ? 0 : 1)
