import { connectApiClient } from '@waymark/api-client/session'
import { HELP, readCommandLine } from './arguments.ts'
import { COMMANDS } from './commands.ts'
import { NotDone } from './not-done.ts'
import { reasonOfFetch } from './reason-of-fetch.ts'

/**
 * Runs a command on a server: prints its result on the standard output, or on the standard error why it was not carried out.
 * @param args the words after the name of the program: `['diff', '<site id>', '--json']`.
 * @param env where WAYMARK_URL, WAYMARK_CLIENT_ID and WAYMARK_CLIENT_SECRET are read from.
 * @returns the exit code: 0 done, 1 the diff has changes, 2 the command line is wrong, 3 refused or failed, 4 not reachable.
 */
export async function runCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const line = readCommandLine(args, env)
  if ('help' in line) {
    console.log(HELP)
    return 0
  }
  if ('refused' in line) {
    const inJson = args.includes('--json')
    console.error(inJson ? failureJson(line.refused) : `${line.refused}\n\n${HELP}`)
    return 2
  }
  const { command, url, credentials, json } = line
  /** Why the last call has got no answer, if that is known. */
  let unreached: string | undefined
  const fetchNoting: typeof fetch = async (...call) => {
    unreached = undefined
    return fetch(...call).catch((error) => {
      unreached = reasonOfFetch(error)
      throw error
    })
  }
  const client = connectApiClient({ fetch: fetchNoting, now: () => Date.now(), origin: url, credentials })
  try {
    const { text, json: data, hasChanges } = await COMMANDS[command](client, line)
    console.log(json ? JSON.stringify(data, null, 2) : text)
    return hasChanges ? 1 : 0
  } catch (error) {
    const failed = error instanceof URIError ? new NotDone(2, error.message) : error
    if (!(failed instanceof NotDone)) throw failed
    const detail = unreached === undefined ? failed.message : `The server at ${url} cannot be reached: ${unreached}.`
    console.error(json ? failureJson(detail, failed.codes) : detail)
    return failed.exitCode
  }
}

/** A failure as `--json` prints it. */
const failureJson = (detail: string, codes: readonly string[] = []): string => JSON.stringify({ codes, detail })
