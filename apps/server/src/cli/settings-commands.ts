import { moveToPostgres } from '#database/move.ts'
import type { Settings } from '#settings.ts'
import type { CommandLine } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { STORE_COMMANDS } from './store-commands.ts'

/** A command that is carried out without the opened database of the settings; it gives the text to print. */
export type SettingsCommand = (settings: Settings, line: CommandLine) => Promise<string>

/** `database move`: copies the embedded database into a Postgres one. */
const moveCommand: SettingsCommand = async ({ data, databaseUrl }, { to = databaseUrl }) => {
  if (to === undefined) throw new CommandError('Say with --to where the database is to go, or with DATABASE_URL.')
  const moved = await moveToPostgres({ folder: data, url: to })
  if ('refused' in moved) throw new CommandError(moved.refused)
  const { copied } = moved
  const total = copied.reduce((sum, { rows }) => sum + rows, 0)
  return [
    ...copied.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${String(rows).padStart(8)}  ${table}`),
    `${total} rows of ${copied.length} tables have been copied, and counted on both sides.`,
    `From now on start the server with DATABASE_URL. The folder ${data} is as it was.`,
  ].join('\n')
}

export const SETTINGS_COMMANDS = { ...STORE_COMMANDS, 'database move': moveCommand } as const

export const isSettingsCommand = (command: string): command is keyof typeof SETTINGS_COMMANDS =>
  Object.hasOwn(SETTINGS_COMMANDS, command)
