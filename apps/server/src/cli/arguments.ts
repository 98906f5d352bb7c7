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
  url: { type: 'string', multiple: true, default: [] as string[] },
  language: { type: 'string' },
  /** Whether tokens get new signing keys. */
  'new-keys': { type: 'boolean', default: false },
  /** Whether the old signing keys end at once. */
  revoke: { type: 'boolean', default: false },
  /** Whether a repair only reports. */
  'dry-run': { type: 'boolean', default: false },
  /** The hash of an artifact. */
  artifact: { type: 'string' },
  /** Whether what cannot be decrypted is removed. */
  lost: { type: 'boolean', default: false },
  /** Address of the Postgres database to copy to. */
  to: { type: 'string' },
  /** Levels of an API client, such as `<site id>=publish`. */
  level: { type: 'string', multiple: true, default: [] as string[] },
  /** The last day of an API client as `YYYY-MM-DD`, or the moment of its end as ISO text. */
  ends: { type: 'string' },
  /** The events of a webhook; none for all. */
  event: { type: 'string', multiple: true, default: [] as string[] },
  /** Ids of the websites and meta-sites of a webhook; none for all. */
  site: { type: 'string', multiple: true, default: [] as string[] },
  /** Whether the commands of webhooks print JSON. */
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

const parseOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })

/** A command with its subject and its options. */
export interface CommandLine extends Readonly<Omit<ReturnType<typeof parseOptions>['values'], 'help'>> {
  readonly command: CommandName
  /** The word after the command: a name, an e-mail address or an id. */
  readonly subject: string
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
    const {
      values: { help, ...options },
      positionals,
    } = parseOptions(args)
    if (help || positionals.length === 0) return { help: true }
    const command = NAMES.find((name) => name === positionals.slice(0, 2).join(' '))
    if (!command) return { refused: `There is no command "${positionals.slice(0, 2).join(' ')}".` }
    const [subject = '', ...extra] = positionals.slice(2)
    if (subject === '' && !WITHOUT_SUBJECT.includes(command))
      return { refused: `"${command}" needs a name or address.` }
    if (extra.length > 0)
      return { refused: `"${extra[0]}" is one word too many; put names of several words in quotes.` }
    return { ...options, command, subject }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
