import { randomBytes } from 'node:crypto'
import { OrganisationName } from '@waymark/domain/organisation'
import { AppCreate, MetaSiteCreate, SiteUrl } from '@waymark/domain/site'
import { languageOf, UserCreate, UserPatch } from '@waymark/domain/user'
import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { changeUser, createOrganisation, createUser, findPerson, USUAL_MODULES } from '#access/people.ts'
import { removeSecondFactor } from '#access/two-factor/second-factor.ts'
import { organisations, sites } from '#database/tables/index.ts'
import { COMMAND_LINE } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { readTranslations } from '#http/pages/translations.ts'
import { Refused } from '#refusal.ts'
import { DecryptionError } from '#secrets/encryption.ts'
import { renewSigningKeys } from '#secrets/signing-keys.ts'
import { encryptStoredValues, removeUnreadableValues } from '#secrets/stored-values.ts'
import { createSite } from '#sites/sites.ts'
import { LOCALES } from '#start.ts'
import type { CommandLine, CommandName } from './arguments.ts'
import { asCommandError } from './as-command-error.ts'
import { CLIENT_COMMANDS } from './client-commands.ts'
import { CommandError } from './command-error.ts'
import { findOrganisation } from './find-organisation.ts'
import { parse } from './parse.ts'
import type { SETTINGS_COMMANDS } from './settings-commands.ts'
import { repairCommand } from './store-commands.ts'
import { WEBHOOK_COMMANDS } from './webhook-commands.ts'

export const HELP = `Usage: pnpm waymark <command>

  organisation add <name>                              makes an organisation
  organisation list                                    lists them
  owner add <e-mail> [--organisation <name or id>]     adds an owner [--password <password>] [--language <tag>]
  site add <name> --url <address> [--url …]            adds a website [--organisation <name or id>]
  site list                                            lists websites and meta-sites of all organisations
  meta-site add <name>                                 adds a meta-site [--organisation <name or id>]
  password reset <e-mail>                              gives a new password [--password <password>]
  client add <name> [--level <site id>=<level>] …      makes an API client [--ends <date>] [--organisation <name or id>]
  client list                                          lists them [--organisation <name or id>]
  client rotate <client id>                            gives one a new secret
  client revoke <client id>                            refuses one from now on
  webhook add <name> --url <address>                   makes a webhook [--event <event>] … [--site <site id>] … [--organisation <name or id>]
  webhook list                                         lists them [--organisation <name or id>]
  webhook test <webhook id>                            sends one a test and tells the answer
  webhook deliveries <webhook id>                      lists what was sent last
  webhook rotate <webhook id>                          gives one a new secret
  webhook on|off <webhook id>                          turns one on or off
  webhook remove <webhook id>                          removes one with its deliveries
  two-factor remove <e-mail>                           lets a user sign in without their authenticator app
  secrets rotate [--new-keys] [--revoke] [--lost]      encrypts secrets with the present WAYMARK_SECRET
  store repair [--dry-run]                             makes the container store equal to the database
  store history <site id>                              lists the containers that the store has of a site
  store rollback <site id> [--artifact <hash>]         gives visitors an earlier one, the last unless it is named
  database move [--to <address>]                       copies the folder WAYMARK_DATA into an empty Postgres database

On any server, as an API client; docs/recipes/use-the-command-line.md:
  versions | diff | publish | export | import          pnpm waymark <command> --help

With --json the commands of webhooks print what the API answers; docs/recipes/receive-webhooks.md has the events.
The organisation may be left out while there is only one. Without --password one is made and shown.
With --new-keys tokens get new signing keys; the old ones hold until their tokens end, with --revoke they end at once.
With --lost, what no secret can decrypt any more is removed: signing keys are made again, second factors have to be set up again,
webhooks are turned off and need webhook rotate and webhook on.
The history and a rollback need no database; the store is WAYMARK_CONTAINER_STORE.
Database: DATABASE_URL, or the folder WAYMARK_DATA while no server uses it. In a folder that has none, organisation add makes one.`

type Command = (deps: Dependencies, line: CommandLine) => Promise<string>

/** What each command does; it gives the text to print. */
export const COMMANDS: Record<Exclude<CommandName, keyof typeof SETTINGS_COMMANDS>, Command> = {
  'store repair': repairCommand,

  'organisation add': async (deps, { subject }) => {
    const name = subject.trim()
    if (!v.is(OrganisationName, name)) throw new CommandError('The name must have 1 to 255 characters.')
    if (await deps.db.$count(organisations, eq(organisations.name, name))) {
      throw new CommandError(`There is an organisation ${name} already.`)
    }
    const id = await createOrganisation(deps, { name, modules: USUAL_MODULES, cdp: 'not_granted' })
    return `Organisation ${name} (${id}) has been made. Next: pnpm waymark owner add <e-mail>`
  },

  'organisation list': async ({ db }) => {
    const rows = await db.select().from(organisations).orderBy(asc(organisations.createdAt))
    return rows.map(({ id, name }) => `${id}  ${name}`).join('\n') || 'There is no organisation yet.'
  },

  'owner add': async (deps, line) => {
    const { language = 'en' } = line
    const languages = Object.keys(readTranslations(LOCALES))
    if (!languages.includes(languageOf(language))) {
      throw new CommandError(`"${language}" is not a language of Waymark. Choose one of ${languages.join(', ')}.`)
    }
    const organisation = await findOrganisation(deps, line)
    const password = line.password ?? newPassword()
    const attributes = { email: line.subject, password, role: 'OWNER', language }
    const wanted = parse(UserCreate, { type: 'ppms/user', attributes })
    const { email } = await createUser(deps, organisation.id, wanted, COMMAND_LINE).catch((error) => {
      if (isEmailTaken(error)) throw new CommandError(`There is a user ${line.subject} already.`)
      return asCommandError(error)
    })
    return `${email} owns ${organisation.name} now.${passwordLine(line, password)}`
  },

  'site add': async (deps, line) => {
    const { id: organisationId } = await findOrganisation(deps, line)
    const wrongUrl = line.url.find((url) => !v.is(SiteUrl, url))
    if (wrongUrl !== undefined) {
      throw new CommandError(`"${wrongUrl}" is not the address of a website. Give one such as https://shop.example.`)
    }
    const { attributes } = parse(AppCreate, { type: 'ppms/app', attributes: { name: line.subject, urls: line.url } })
    const { name, urls } = attributes
    const isThere = and(eq(sites.organisationId, organisationId), eq(sites.name, name), eq(sites.urls, urls))
    if (await deps.db.$count(sites, isThere))
      throw new CommandError(`There is a site ${name} of ${urls.join(', ')} already.`)
    const { id } = await createSite(deps, { ...attributes, organisationId, kind: 'app', by: COMMAND_LINE })
    return `Site ${line.subject} (${id}) has been made. Its container is built when the server runs.`
  },

  'site list': async ({ db }) => {
    const rows = await db
      .select({ site: sites, organisation: organisations.name })
      .from(sites)
      .innerJoin(organisations, eq(organisations.id, sites.organisationId))
      .orderBy(asc(organisations.createdAt), asc(sites.kind), asc(sites.name))
    const lines = rows.map(({ site: { id, kind, name }, organisation }) =>
      [id, (kind === 'app' ? 'website' : kind).padEnd(9), name, organisation].join('  '),
    )
    return lines.join('\n') || 'There is no site yet.'
  },

  'meta-site add': async (deps, line) => {
    const organisation = await findOrganisation(deps, line)
    const { attributes } = parse(MetaSiteCreate, { type: 'ppms/meta-site', attributes: { name: line.subject } })
    const { id, name } = await createSite(deps, {
      ...attributes,
      organisationId: organisation.id,
      kind: 'meta-site',
      by: COMMAND_LINE,
    })
    return `Meta-site ${name} (${id}) has been made.`
  },

  'password reset': async (deps, line) => {
    const user = await findUser(deps, line)
    const password = line.password ?? newPassword()
    const wanted = parse(UserPatch, { type: 'ppms/user', attributes: { password } })
    await changeUser(deps, user, wanted.attributes, COMMAND_LINE).catch(asCommandError)
    return `${user.email} has a new password; all their sessions have ended.${passwordLine(line, password)}`
  },

  ...CLIENT_COMMANDS,

  ...WEBHOOK_COMMANDS,

  'two-factor remove': async (deps, line) => {
    const user = await findUser(deps, line)
    const removed = await removeSecondFactor(deps, user, COMMAND_LINE)
    if (!removed) throw new CommandError(`${user.email} has no two-factor sign-in.`)
    return `${user.email} signs in without a second factor from now on, or sets it up again if the organisation requires it.`
  },

  'secrets rotate': async (deps, { 'new-keys': newKeys, revoke, lost }) => {
    if (!newKeys && !revoke && !lost && deps.settings.secret === undefined) {
      throw new CommandError('Set WAYMARK_SECRET to the secret with which values are to be encrypted.')
    }
    try {
      const removed = lost ? await removeUnreadableValues(deps.db, deps.settings) : []
      const encrypted = await encryptStoredValues(deps.db, deps.settings)
      if (newKeys || revoke) await renewSigningKeys(deps, { revoke })
      const lines = deps.settings.secret === undefined ? [] : [`Encrypted with the present secret: ${encrypted}.`]
      if (lost) lines.push(`Could not be decrypted and have been removed: ${removed.join(', ') || 'none'}.`)
      if (removed.some((name) => name.startsWith('webhook/'))) {
        lines.push(
          'These webhooks are turned off: give each a new secret with webhook rotate, then turn it on with webhook on.',
        )
      }
      if (revoke) lines.push('Tokens have new signing keys; servers that run refuse older tokens within half a minute.')
      else if (newKeys) lines.push('Tokens have new signing keys; the old ones hold until their tokens end.')
      return lines.join('\n')
    } catch (error) {
      throw error instanceof DecryptionError ? new CommandError(error.message) : error
    }
  },
}

const newPassword = () => randomBytes(12).toString('base64url')

const isEmailTaken = (error: unknown) =>
  error instanceof Refused && error.refusals.some(({ rule }) => rule?.keyword === 'email-taken')

/** A generated password has to be printed once; one that was given is known. */
const passwordLine = ({ password }: CommandLine, generated: string) =>
  password === undefined ? `\nPassword: ${generated}` : ''

async function findUser({ db }: Dependencies, { subject }: CommandLine) {
  const user = await findPerson(db, subject.trim().toLowerCase())
  if (!user) throw new CommandError(`There is no user ${subject}.`)
  return user
}
