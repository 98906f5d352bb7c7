import { allWell, runAll } from './run/run.ts'
import { build, fastSteps, unitTests } from './steps.ts'

const outcomes = await runAll([build, ...fastSteps, unitTests], { quiet: true })
process.exit(allWell(outcomes) ? 0 : 1)
