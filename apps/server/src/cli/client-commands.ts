import { ApiClientCreate } from '@waymark/domain/organisation'
import { AccessLevel } from '@waymark/domain/permission'
import { isId } from '@waymark/domain/resource'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type ApiClientRow,
  createApiClient,
  type NewSecret,
  revokeApiClient,
  rotateSecret,
} from '#access/api-clients/api-clients.ts'
import { listApiClients } from '#access/api-clients/list.ts'
import { setLevel } from '#access/set-level.ts'
import { apiClients, sites, users } from '#database/tables/index.ts'
import { COMMAND_LINE } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { CommandLine } from './arguments.ts'
import { asCommandError } from './as-command-error.ts'
import { CommandError } from './command-error.ts'
import { findOrganisation } from './find-organisation.ts'
import { parse } from './parse.ts'

/** The commands for API clients; each gives the text to print. */
export const CLIENT_COMMANDS = {
  'client add': async (deps: Dependencies, line: CommandLine) => {
    const organisation = await findOrganisation(deps, line)
    const attributes = { name: line.subject, ends_at: line.ends === undefined ? null : endOf(line.ends) }
    const wanted = parse(ApiClientCreate, { type: 'api_client', attributes })
    const levels = await readLevels(deps, organisation.id, line.level)
    const made = await deps.db.transaction(async (db) => {
      const created = await createApiClient({ ...deps, db }, organisation.id, wanted.attributes, COMMAND_LINE).catch(
        asCommandError,
      )
      for (const { siteId, level } of levels) {
        await setLevel({ ...deps, db }, { siteId, account: created.row.user, level }, COMMAND_LINE)
      }
      return created
    })
    return `${line.subject} may call the API of ${organisation.name} now.\n${credentials(made)}`
  },

  'client list': async (deps: Dependencies, line: CommandLine) => {
    const { id } = await findOrganisation(deps, line)
    const { data } = await listApiClients(deps, id, { limit: Number.MAX_SAFE_INTEGER })
    const lines = data.map(({ attributes: { client_id, state, last_used_at, name } }) =>
      [client_id, state.padEnd(7), (last_used_at ?? 'never used').padEnd(25), name].join('  '),
    )
    return lines.join('\n') || 'There is no API client yet.'
  },

  'client rotate': async (deps: Dependencies, line: CommandLine) => {
    const made = await rotateSecret(deps, await findClient(deps, line), COMMAND_LINE).catch(asCommandError)
    return `${made.row.client.name} has a new secret; the old one has stopped working.\n${credentials(made)}`
  },

  'client revoke': async (deps: Dependencies, line: CommandLine) => {
    const found = await findClient(deps, line)
    await revokeApiClient(deps, found, COMMAND_LINE)
    return `${found.client.name} is refused from now on.`
  },
} as const

/** A day stands for its last second, in UTC. */
const endOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T23:59:59Z` : text)

const credentials = ({ row, secret }: NewSecret) => `Client id: ${row.user.email}\nSecret: ${secret}`

async function findClient({ db }: Dependencies, { subject }: CommandLine): Promise<ApiClientRow> {
  const [found] = await db
    .select({ client: apiClients, user: users })
    .from(apiClients)
    .innerJoin(users, eq(users.id, apiClients.userId))
    .where(eq(users.email, subject.trim()))
  if (!found) throw new CommandError(`There is no client ${subject}; client list shows the ids.`)
  return found
}

/** Reads levels such as `<site id>=publish`. */
async function readLevels({ db }: Dependencies, organisationId: string, texts: readonly string[]) {
  const levels: { siteId: string; level: AccessLevel }[] = []
  for (const text of texts) {
    const [siteId = '', level] = text.split('=')
    if (!v.is(AccessLevel, level)) {
      throw new CommandError(`"${text}" is not a level. Give one such as <site id>=publish.`)
    }
    const own = and(eq(sites.id, siteId), eq(sites.organisationId, organisationId))
    if (!isId(siteId) || (await db.$count(sites, own)) === 0) throw new CommandError(`There is no site ${siteId}.`)
    levels.push({ siteId, level })
  }
  return levels
}
