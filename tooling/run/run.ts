import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface StepResult {
  readonly name: string
  readonly code: number
  readonly seconds: number
  readonly output: string
}

/** Runs one command in the root and keeps its output; shows it meanwhile unless it is quiet. */
export function run({ name, command, args, env = {} }: Step, { quiet = false } = {}): Promise<StepResult> {
  const start = Date.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk
      if (!quiet) to.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => {
      output += `${error.message}\n`
    })
    child.on('close', (code) => resolve({ name, code: code ?? 1, seconds: (Date.now() - start) / 1000, output }))
  })
}

interface HowToRun {
  /** Whether the output of steps that end well is left out. */
  readonly quiet?: boolean
  /** How many steps run at a time; the output of each is then shown when it has ended. */
  readonly atOnce?: number
}

/** Runs steps in their order, some at a time, and says how each ended. */
export async function runAll(
  steps: readonly Step[],
  { quiet = false, atOnce = 1 }: HowToRun = {},
): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  const waiting = steps.entries()
  const isShownAtTheEnd = quiet || atOnce > 1
  const runNext = async () => {
    for (const [at, step] of waiting) {
      const result = await run(step, { quiet: isShownAtTheEnd })
      results[at] = result
      if (isShownAtTheEnd && !quiet && result.code === 0) process.stdout.write(result.output)
      console.log(`${result.code === 0 ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  // What failed comes last, where a log that is cut at its beginning still has it.
  if (isShownAtTheEnd) for (const { code, output } of results) if (code !== 0) process.stdout.write(output)
  return results
}

/** True when every step ended well. */
export const allWell = (results: readonly StepResult[]) => results.every(({ code }) => code === 0)
