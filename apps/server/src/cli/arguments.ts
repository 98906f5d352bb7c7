import { parseArgs } from 'node:util'

/** The commands, as they are typed. */
export const NAMES = [
  'organisation add',
  'organisation list',
  'owner add',
  'site add',
  'meta-site add',
  'password reset',
  'client add',
  'client list',
  'client rotate',
  'client revoke',
  'webhook add',
  'webhook list',
  'webhook test',
  'webhook deliveries',
  'webhook rotate',
  'webhook on',
  'webhook off',
  'webhook remove',
  'two-factor remove',
  'secrets rotate',
  'store repair',
  'store history',
  'store rollback',
  'database move',
] as const
export type CommandName = (typeof NAMES)[number]

const OPTIONS = {
  organisation: { type: 'string' },
  password: { type: 'string' },
  url: { type: 'string', multiple: true },
  language: { type: 'string' },
  'new-keys': { type: 'boolean' },
  revoke: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  artifact: { type: 'string' },
  lost: { type: 'boolean' },
  to: { type: 'string' },
  level: { type: 'string', multiple: true },
  ends: { type: 'string' },
  event: { type: 'string', multiple: true },
  site: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** A command with its subject and its options. */
export interface CommandLine {
  readonly command: CommandName
  /** The word after the command: a name, an e-mail address or an id. */
  readonly subject: string
  readonly organisation?: string | undefined
  readonly password?: string | undefined
  readonly url: readonly string[]
  readonly language?: string | undefined
  /** Whether tokens get new signing keys. */
  readonly newKeys: boolean
  /** Whether the old signing keys end at once. */
  readonly revoke: boolean
  /** Whether a repair only reports. */
  readonly dryRun: boolean
  /** The hash of an artifact. */
  readonly artifact?: string | undefined
  /** Whether what cannot be decrypted is removed. */
  readonly lost: boolean
  /** Address of the Postgres database to copy to. */
  readonly to?: string | undefined
  /** Levels of an API client, such as `<site id>=publish`. */
  readonly level: readonly string[]
  /** The last day of an API client as `YYYY-MM-DD`, or the moment of its end as ISO text. */
  readonly ends?: string | undefined
  /** The events of a webhook; none for all. */
  readonly event: readonly string[]
  /** Ids of the websites and meta-sites of a webhook; none for all. */
  readonly site: readonly string[]
  /** Whether the commands of webhooks print JSON. */
  readonly json: boolean
}

/** Commands that stand alone. */
const WITHOUT_SUBJECT: readonly CommandName[] = [
  'organisation list',
  'client list',
  'webhook list',
  'secrets rotate',
  'store repair',
  'database move',
]

/** Parses a command line; `refused` is the sentence about what is wrong with it. */
export function readArguments(args: readonly string[]): CommandLine | { help: true } | { refused: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    if (values.help || positionals.length === 0) return { help: true }
    const command = NAMES.find((name) => name === positionals.slice(0, 2).join(' '))
    if (!command) return { refused: `There is no command "${positionals.slice(0, 2).join(' ')}".` }
    const [subject = '', ...extra] = positionals.slice(2)
    if (subject === '' && !WITHOUT_SUBJECT.includes(command))
      return { refused: `"${command}" needs a name or address.` }
    if (extra.length > 0)
      return { refused: `"${extra[0]}" is one word too many; put names of several words in quotes.` }
    const {
      'new-keys': newKeys = false,
      'dry-run': dryRun = false,
      url = [],
      level = [],
      revoke = false,
      lost = false,
      event = [],
      site = [],
      json = false,
      ...others
    } = values
    return { ...others, url, level, event, site, json, newKeys, revoke, lost, dryRun, command, subject }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
