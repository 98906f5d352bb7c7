import { readArguments } from '#cli/arguments.ts'
import { CommandError } from '#cli/command-error.ts'
import { runOnDatabase } from '#cli/run-on-database.ts'
import { isSettingsCommand, SETTINGS_COMMANDS } from '#cli/settings-commands.ts'
import type { TestServer } from './test-server.ts'

/** What a command of an operator prints, or why it was refused. */
export async function runCommand({ deps }: Pick<TestServer, 'deps'>, ...args: readonly string[]): Promise<string> {
  const line = readArguments([...args])
  if ('help' in line) return 'help'
  if ('refused' in line) return line.refused
  const { command } = line
  const ran = isSettingsCommand(command)
    ? SETTINGS_COMMANDS[command](deps.settings, line)
    : runOnDatabase(deps, command, line)
  return ran.catch((error) => {
    if (error instanceof CommandError) return error.message
    throw error
  })
}
