import { allWell, runAll } from './run/run.ts'
import { buildAndPack, fastSteps, unitTests } from './steps.ts'

const built = await runAll([buildAndPack], { quiet: true })
const checked = await runAll(fastSteps, { quiet: true, atOnce: 2 })
const outcomes = [...built, ...checked, ...(await runAll([unitTests], { quiet: true }))]
process.exit(allWell(outcomes) ? 0 : 1)
