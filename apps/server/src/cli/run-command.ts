import { openDatabase } from '#database/open.ts'
import { loggableError } from '#loggable-error.ts'
import { createJsonLogger } from '#monitoring/logger.ts'
import { readSettings } from '#settings.ts'
import { createDependencies } from '#start.ts'
import { readArguments } from './arguments.ts'
import { COMMANDS, CommandError, HELP } from './commands.ts'

/** `pnpm waymark <command>`: what an installation needs before anyone can sign in. Prints and gives the exit code. */
async function main(): Promise<number> {
  const line = readArguments(process.argv.slice(2))
  if ('help' in line) return print(HELP)
  if ('refused' in line) return fail(`${line.refused}\n\n${HELP}`)
  const settings = readSettings(process.env)
  if ('refused' in settings) return fail(settings.refused)
  const { databaseUrl, data } = settings.settings
  const opening = await openDatabase({ url: databaseUrl, folder: data, who: 'a Waymark command' })
  if ('refused' in opening) return fail(opening.refused)
  try {
    // A command may take as long as an operation.
    const { operationsDb: db, deliveryDb } = opening.opened
    const log = createJsonLogger('warn', process.stderr)
    const deps = await createDependencies(settings.settings, { db, deliveryDb }, { log })
    return print(await COMMANDS[line.command](deps, line))
  } catch (error) {
    if (error instanceof CommandError) return fail(error.message)
    console.error('The command failed.', loggableError(error))
    return 1
  } finally {
    await opening.opened.close()
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}

function fail(text: string): number {
  console.error(text)
  return 1
}

process.exit(await main())
