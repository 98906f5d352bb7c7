import { connectApiClient } from '@waymark/api-client/session'
import { REMOTE_HELP, readRemoteArguments } from './arguments.ts'
import { REMOTE_COMMANDS } from './commands.ts'
import { NotDone } from './not-done.ts'

/** `pnpm waymark <command> <site id>`: a command for any server. Prints and gives the exit code. */
async function main(): Promise<number> {
  const line = readRemoteArguments(process.argv.slice(2), process.env)
  if ('help' in line) {
    console.log(REMOTE_HELP)
    return 0
  }
  if ('refused' in line) {
    console.error(`${line.refused}\n\n${REMOTE_HELP}`)
    return 2
  }
  const { command, url, credentials, json } = line
  const client = connectApiClient({ fetch, now: () => Date.now(), origin: url, credentials })
  try {
    const outcome = await REMOTE_COMMANDS[command](client, line)
    console.log(json ? JSON.stringify(outcome.json, null, 2) : outcome.text)
    return outcome.hasChanges ? 1 : 0
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    console.error(json ? JSON.stringify({ codes: error.codes, detail: error.message }) : error.message)
    return error.exitCode
  }
}

process.exitCode = await main()
