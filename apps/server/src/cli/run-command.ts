import { StoreUnavailable } from '#container-store/store.ts'
import { openDatabase } from '#database/open.ts'
import { loggableError } from '#loggable-error.ts'
import { createJsonLogger } from '#monitoring/logger.ts'
import { readSettings, type Settings } from '#settings.ts'
import { createDependencies } from '#start.ts'
import { type CommandLine, readArguments } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { HELP } from './commands.ts'
import { runOnDatabase } from './run-on-database.ts'
import { isSettingsCommand, SETTINGS_COMMANDS } from './settings-commands.ts'

/** The exit code of a command that is not written as the help says. */
const WRONG_USAGE = 2

/** `pnpm waymark <command>`: what an installation needs before its first sign-in. Prints and gives the exit code. */
async function main(): Promise<number> {
  const line = readArguments(process.argv.slice(2))
  if ('help' in line) return print(HELP)
  if ('refused' in line) return fail(`${line.refused}\n\n${HELP}`, WRONG_USAGE)
  const settings = readSettings(process.env)
  if ('refused' in settings) return fail(settings.refused)
  try {
    return print(await carryOut(settings.settings, line))
  } catch (error) {
    if (error instanceof CommandError || error instanceof StoreUnavailable) return fail(error.message)
    console.error('The command failed.', loggableError(error))
    return 1
  }
}

/** What the command prints. */
async function carryOut(settings: Settings, line: CommandLine): Promise<string> {
  const { command } = line
  if (isSettingsCommand(command)) return SETTINGS_COMMANDS[command](settings, line)
  const { databaseUrl, data } = settings
  // A new installation begins with its organisation. Any other command has been given the wrong folder.
  const mustExist = command !== 'organisation add'
  const opening = await openDatabase({ url: databaseUrl, folder: data, who: 'a Waymark command', mustExist })
  if ('refused' in opening) throw new CommandError(opening.refused)
  try {
    // A command may take as long as an operation.
    const { operationsDb: db, containersDb } = opening.opened
    const log = createJsonLogger('warn', process.stderr)
    const deps = await createDependencies(settings, { db, containersDb }, { log })
    return await runOnDatabase(deps, command, line)
  } finally {
    await opening.opened.close()
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}

function fail(text: string, code = 1): number {
  console.error(text)
  return code
}

process.exit(await main())
