import { allWell, runAll } from './run/run.ts'
import { buildAndPack, changedUnitTests, fastSteps } from './steps.ts'

const built = await runAll([buildAndPack], { quiet: true })
const checked = await runAll(fastSteps, { quiet: true, atOnce: 2 })
const outcomes = [...built, ...checked, ...(await runAll([changedUnitTests], { quiet: true }))]
process.exit(allWell(outcomes) ? 0 : 1)
