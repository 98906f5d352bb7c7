import type { Dependencies } from '#dependencies.ts'
import { DecryptionError } from '#secrets/encryption.ts'
import { readStoredValues } from '#secrets/stored-values.ts'
import type { CommandLine } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { COMMANDS } from './commands.ts'

/**
 * Carries out a command over an opened database; gives the text to print. A secret that does not fit the database is refused
 * before anything is encrypted with it: no server would start any more. `secrets rotate` finds that out by itself.
 */
export async function runOnDatabase(
  deps: Dependencies,
  command: keyof typeof COMMANDS,
  line: CommandLine,
): Promise<string> {
  if (command !== 'secrets rotate') {
    await readStoredValues(deps.db, deps.settings).catch((error) => {
      throw error instanceof DecryptionError ? new CommandError(error.message) : error
    })
  }
  return COMMANDS[command](deps, line)
}
