import { parseArgs } from 'node:util'

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

type OptionName = Exclude<keyof typeof OPTIONS, 'help'>

/** The commands, as they are typed, with the options that each takes. */
const COMMAND_OPTIONS = {
  'organisation add': [],
  'organisation list': [],
  'owner add': ['organisation', 'password', 'language'],
  'site add': ['organisation', 'url'],
  'site list': [],
  'meta-site add': ['organisation'],
  'password reset': ['password'],
  'client add': ['organisation', 'level', 'ends'],
  'client list': ['organisation'],
  'client rotate': [],
  'client revoke': [],
  'webhook add': ['organisation', 'url', 'event', 'site', 'json'],
  'webhook list': ['organisation', 'json'],
  'webhook test': ['json'],
  'webhook deliveries': ['json'],
  'webhook rotate': ['json'],
  'webhook on': ['json'],
  'webhook off': ['json'],
  'webhook remove': ['json'],
  'two-factor remove': [],
  'secrets rotate': ['new-keys', 'revoke', 'lost'],
  'store repair': ['dry-run'],
  'store history': [],
  'store rollback': ['artifact'],
  'database move': ['to'],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>
export type CommandName = keyof typeof COMMAND_OPTIONS
/** The commands, as they are typed. */
export const NAMES = Object.keys(COMMAND_OPTIONS) as readonly CommandName[]

const parseOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true })

/** A command with its subject and its options. */
export interface CommandLine extends Readonly<Omit<ReturnType<typeof parseOptions>['values'], 'help'>> {
  readonly command: CommandName
  /** The word after the command: a name, an e-mail address or an id. */
  readonly subject: string
}

/** Commands that stand alone. */
const WITHOUT_SUBJECT: readonly CommandName[] = [
  'organisation list',
  'site list',
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
      tokens,
    } = parseOptions(args)
    if (help || positionals.length === 0) return { help: true }
    const typed = positionals.slice(0, 2).join(' ')
    const command = NAMES.find((name) => name === typed)
    if (!command) return { refused: `There is no command "${typed}".` }
    const words = positionals.slice(2)
    if (WITHOUT_SUBJECT.includes(command)) {
      if (words.length > 0) return { refused: `"${words[0]}" is one word too many; "${command}" takes none.` }
    } else if (!words[0]) return { refused: `"${command}" needs a name or address.` }
    else if (words.length > 1)
      return { refused: `"${words[1]}" is one word too many; put names of several words in quotes.` }
    const taken: readonly string[] = COMMAND_OPTIONS[command]
    const other = tokens.find((token) => token.kind === 'option' && !taken.includes(token.name))
    if (other?.kind === 'option') return { refused: `"${command}" does not take ${other.rawName}.` }
    if (taken.includes('url') && options.url.length === 0)
      return { refused: `"${command}" needs --url with an address such as https://shop.example.` }
    return { ...options, command, subject: words[0] ?? '' }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
