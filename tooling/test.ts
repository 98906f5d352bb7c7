import { ensureBrowser } from './browser/ensure-browser.ts'
import { countTests, sum } from './run/counts.ts'
import { allWell, runAll } from './run/run.ts'
import { browserTests, buildAndPack, exampleTests, fastSteps, journeys, postgresTests, unitTests } from './steps.ts'

ensureBrowser()
const built = await runAll([buildAndPack], { quiet: true })
// Each step waits now and then, for pages, timers or its last file: two together keep two cores busy. The longest goes first.
const run = await runAll([journeys, ...fastSteps, browserTests, unitTests, exampleTests, ...postgresTests], {
  atOnce: 2,
})

const all = [...built, ...run]
const { passed, failed, skipped } = sum(all.map(({ output }) => countTests(output)))
const broken = all.filter(({ code }) => code !== 0)
console.log('')
for (const { name, seconds, code } of all) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(allWell(all) ? 0 : 1)
