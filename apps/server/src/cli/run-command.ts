import { openDatabase } from '#database/open.ts'
import { readSettings } from '#settings.ts'
import { realDependencies } from '#start.ts'
import { readArguments } from './arguments.ts'
import { COMMANDS, HELP } from './commands.ts'

/** `pnpm waymark <command>`: what an installation needs before anybody can sign in. */
async function main(): Promise<number> {
  const read = readArguments(process.argv.slice(2))
  if ('help' in read) return say(HELP)
  if ('refused' in read) return refuse(`${read.refused}\n\n${HELP}`)
  const settings = readSettings(process.env)
  if ('refused' in settings) return refuse(settings.refused)
  const { databaseUrl, data } = settings.settings
  const opening = await openDatabase({ url: databaseUrl, folder: data, who: 'a Waymark command' })
  if ('refused' in opening) return refuse(opening.refused)
  try {
    const outcome = await COMMANDS[read.command](realDependencies(settings.settings, opening.opened), read)
    return 'refused' in outcome ? refuse(outcome.refused) : say(outcome.said)
  } finally {
    await opening.opened.close()
  }
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(text: string): number {
  console.error(text)
  return 1
}

process.exit(await main())
