import { parseArgs } from 'node:util'
import type { ClientCredentials } from '@waymark/api-client/session'

const NAMES = ['versions', 'diff', 'publish', 'export', 'import'] as const
export type CommandName = (typeof NAMES)[number]

/** Whether a word is the name of a command. */
export const isCommand = (name: string | undefined): name is CommandName => NAMES.some((known) => known === name)

export const HELP = `Usage: waymark <command> <site id> [options]

  versions <site id> [--limit <number>]                lists versions, newest first
  diff <site id>                                       lists what the draft has otherwise than the published version
  publish <site id> [--name <text>] [--description <text>]
                                                       publishes the draft and waits until it is live
  export <site id> [--version <id>] [--out <file>]     writes a version as a file; the draft unless it is named
  import <site id> <file>                              adds the items of a file to the draft

  --url <address>          address of the server, or WAYMARK_URL
  --client-id <id>         id of the API client, or WAYMARK_CLIENT_ID
  --client-secret <text>   its secret, better as WAYMARK_CLIENT_SECRET
  --json                   prints JSON

Exit codes: 0 done; 1 the diff has changes; 2 the command line is wrong; 3 the server refuses it or it failed;
4 the server cannot be reached or cannot answer now.`

const OPTIONS = {
  url: { type: 'string' },
  'client-id': { type: 'string' },
  'client-secret': { type: 'string' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string' },
  version: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** A command with its options. */
export interface CommandLine {
  readonly command: CommandName
  /** Address of the server. */
  readonly url: string
  readonly credentials: ClientCredentials
  readonly appId: string
  /** File to import. */
  readonly file: string
  readonly json: boolean
  readonly limit: number
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly version: string
  readonly out?: string | undefined
}

/** Parses a command line; `refused` is the sentence about what is wrong with it. */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CommandLine | { help: true } | { refused: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [command, appId, file, ...extra] = positionals
    if (values.help) return { help: true }
    if (command === undefined) return { refused: 'A command is missing.' }
    if (!isCommand(command)) return { refused: `"${command}" is no command.` }
    if (appId === undefined) return { refused: `"${command}" needs the id of a site.` }
    if (command === 'import' && file === undefined) return { refused: '"import" needs a file.' }
    const [tooMany] = command === 'import' ? extra : [file, ...extra]
    if (tooMany !== undefined) return { refused: `"${tooMany}" is one word too many.` }
    const limit = Number(values.limit ?? 20)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return { refused: '--limit takes a number from 1 to 1000.' }
    const address = URL.parse(values.url ?? env.WAYMARK_URL ?? '')
    const client_id = values['client-id'] ?? env.WAYMARK_CLIENT_ID
    const client_secret = values['client-secret'] ?? env.WAYMARK_CLIENT_SECRET
    if (!address || !['http:', 'https:'].includes(address.protocol))
      return { refused: 'Say with --url or WAYMARK_URL where the server is, such as https://tags.example.com.' }
    if (!client_id || !client_secret) return { refused: 'WAYMARK_CLIENT_ID and WAYMARK_CLIENT_SECRET have to be set.' }
    const { json = false, version = 'draft', name, description, out } = values
    const credentials = { client_id, client_secret }
    const texts = { name, description, out, version, file: file ?? '' }
    return { command, url: address.origin, credentials, appId, json, limit, ...texts }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
