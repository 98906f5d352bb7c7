import { randomBytes } from 'node:crypto'
import { UserCreate, UserPatch } from '@waymark/domain/session'
import { AppCreate, MetaSiteCreate, SiteUrl } from '@waymark/domain/site'
import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { changeUser } from '#access/change-user.ts'
import { createOrganisation, USUAL_MODULES } from '#access/create-organisation.ts'
import { createUser } from '#access/create-user.ts'
import { organisations, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { bodyErrors } from '#http/issues.ts'
import { createSite } from '#sites/create-site.ts'
import type { Asked, CommandName } from './arguments.ts'
import { findOrganisation } from './find-organisation.ts'

export const HELP = `Usage: pnpm waymark <command>

  organisation add <name>                              makes an organisation
  organisation list                                    lists them
  owner add <e-mail> [--organisation <name or id>]     adds an owner [--password <password>] [--language <tag>]
  site add <name> --url <address> [--url …]            adds a website [--organisation <name or id>]
  meta-site add <name>                                 adds a meta-site [--organisation <name or id>]
  password reset <e-mail>                              gives a new password [--password <password>]

The organisation may be left out while there is only one. Without --password one is made and shown.
Database: DATABASE_URL, or the folder WAYMARK_DATA while no server uses it.`

type Outcome = { said: string } | { refused: string }
type Command = (deps: Dependencies, asked: Asked) => Promise<Outcome>

/** What each command does. */
export const COMMANDS: Record<CommandName, Command> = {
  'organisation add': async (deps, { subject }) => {
    const name = subject.trim()
    if (name === '' || name.length > 255) return { refused: 'The name must have 1 to 255 characters.' }
    const id = await createOrganisation(deps, { name, modules: USUAL_MODULES, cdp: 'not_granted' })
    return { said: `Organisation ${name} (${id}) has been made. Next: pnpm waymark owner add <e-mail>` }
  },

  'organisation list': async ({ db }) => {
    const rows = await db.select().from(organisations).orderBy(asc(organisations.createdAt))
    return { said: rows.map(({ id, name }) => `${id}  ${name}`).join('\n') || 'There is no organisation yet.' }
  },

  'owner add': async (deps, asked) => {
    const organisation = await findOrganisation(deps.db, asked.organisation)
    if ('refused' in organisation) return organisation
    const password = asked.password ?? newPassword()
    const attributes = { email: asked.subject, password, role: 'OWNER', language: asked.language ?? 'en' }
    const wanted = v.safeParse(UserCreate, { type: 'ppms/user', attributes })
    if (!wanted.success) return refused(wanted.issues)
    const made = await createUser(deps, organisation.id, wanted.output)
    if ('kind' in made) return { refused: `There is a user ${asked.subject} already.` }
    return { said: `${made.email} owns ${organisation.name} now.${shown(asked, password)}` }
  },

  'site add': async (deps, asked) => {
    const organisation = await findOrganisation(deps.db, asked.organisation)
    if ('refused' in organisation) return organisation
    const wrongUrl = asked.url.find((url) => !v.is(SiteUrl, url))
    if (wrongUrl !== undefined) {
      return { refused: `"${wrongUrl}" is not the address of a website. Give one such as https://shop.example.` }
    }
    const attributes = { name: asked.subject, urls: asked.url }
    const wanted = v.safeParse(AppCreate, { type: 'ppms/app', attributes })
    if (!wanted.success) return refused(wanted.issues)
    const { id } = await createSite(deps, {
      ...wanted.output.attributes,
      organisationId: organisation.id,
      kind: 'app',
    })
    return { said: `Site ${asked.subject} (${id}) has been made. Its container is built when the server runs.` }
  },

  'meta-site add': async (deps, asked) => {
    const organisation = await findOrganisation(deps.db, asked.organisation)
    if ('refused' in organisation) return organisation
    const wanted = v.safeParse(MetaSiteCreate, { type: 'ppms/meta-site', attributes: { name: asked.subject } })
    if (!wanted.success) return refused(wanted.issues)
    const { name } = wanted.output.attributes
    const { id } = await createSite(deps, { name, organisationId: organisation.id, kind: 'meta-site' })
    return { said: `Meta-site ${name} (${id}) has been made.` }
  },

  'password reset': async (deps, asked) => {
    const [user] = await deps.db.select().from(users).where(eq(users.email, asked.subject.trim().toLowerCase()))
    if (!user) return { refused: `There is no user ${asked.subject}.` }
    const password = asked.password ?? newPassword()
    const wanted = v.safeParse(UserPatch, { type: 'ppms/user', attributes: { password } })
    if (!wanted.success) return refused(wanted.issues)
    await changeUser(deps, user, wanted.output.attributes)
    return { said: `${user.email} has a new password; all their sessions have ended.${shown(asked, password)}` }
  },
}

const newPassword = () => randomBytes(12).toString('base64url')

/** A password that was made has to be shown once; one that was given is known. */
const shown = ({ password }: Asked, made: string) => (password === undefined ? `\nPassword: ${made}` : '')

const refused = (issues: Parameters<typeof bodyErrors>[0]) => ({
  refused: bodyErrors(issues)
    .map(({ detail }) => `${detail.replace('attributes.', '')}.`)
    .join('\n'),
})
