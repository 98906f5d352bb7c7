import type { QueryOf } from '@waymark/api-client/endpoint'
import type { users as endpoints } from '@waymark/api-client/endpoints'
import type { Member, MemberAccess } from '@waymark/domain/organisation'
import { LEVELS } from '@waymark/domain/permission'
import { isId } from '@waymark/domain/resource'
import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, listPage, orderOf, sortable } from '#database/list.ts'
import { accessLevels, passwordLinks, secondFactors, sites, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'
import type { UserRow } from './people.ts'
import { countLevels } from './rights.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

const SORTING = {
  keys: {
    email: sql`${users.email}`,
    role: sql`${users.role}`,
    language: sql`${users.language}`,
    created_at: sql`${users.createdAt}`,
    last_sign_in_at: sql`${users.lastSignInAt}`,
  },
  tieBreakers: { createdAt: users.createdAt, id: users.id },
}

/** One page of the members of the caller's organisation. */
export async function listMembers(
  deps: Needed,
  caller: Caller,
  { search, role, sort, limit, offset }: NonNullable<QueryOf<typeof endpoints.list>>,
): Promise<{ data: Member[]; total: number }> {
  const { rows, total } = await listPage(deps.db, {
    columns: getTableColumns(users),
    from: users,
    where: and(
      eq(users.organisationId, caller.organisationId),
      eq(users.kind, 'person'),
      role && inArray(users.role, [...role]),
      matching(search, [users.email, users.name], users.id),
    ),
    order: orderOf(SORTING, sort, 'email'),
    page: { limit, offset },
  })
  return { data: await presentMembers(deps, caller, rows), total }
}

/** Members as owners see them. What is not in their rows is read for all of them together. */
export async function presentMembers(
  { db, clock }: Needed,
  { organisation }: Caller,
  rows: readonly UserRow[],
): Promise<Member[]> {
  const ids = rows.map(({ id }) => id)
  const [levelsOf, factors, links] = await Promise.all([
    countLevels(db, ids),
    db
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(and(inArray(secondFactors.userId, ids), isNotNull(secondFactors.confirmedAt))),
    db
      .select()
      .from(passwordLinks)
      .where(and(inArray(passwordLinks.userId, ids), isNull(passwordLinks.endedBy), gt(passwordLinks.endsAt, clock()))),
  ])
  return rows.map((user) => {
    const link = links.find(({ userId }) => userId === user.id)
    return {
      id: user.id,
      type: 'ppms/user',
      attributes: {
        email: user.email,
        name: user.name,
        role: user.role,
        language: user.language,
        organization: organisation,
        created_at: wireDate(user.createdAt),
        last_sign_in_at: wireDateOrNull(user.lastSignInAt),
        second_factor: factors.some(({ userId }) => userId === user.id),
        has_password: user.passwordHash !== '',
        password_link: link ? { kind: link.kind, ends_at: wireDate(link.endsAt) } : null,
        levels: levelsOf(user.id),
      },
    }
  })
}

const ACCESS_SORTING = {
  keys: { name: sortable(sites.name), created_at: sql`${sites.createdAt}` },
  tieBreakers: { createdAt: sites.createdAt, id: sites.id },
}

/** One page of all websites and meta-sites of an organisation, with the level of a member on each. */
export async function listMemberAccess(
  db: Database,
  member: UserRow,
  { search, sort, limit, offset }: NonNullable<QueryOf<typeof endpoints.access>>,
): Promise<{ data: MemberAccess[]; total: number }> {
  const { rows, total } = await listPage(db, {
    columns: { id: sites.id, name: sites.name, kind: sites.kind },
    from: sites,
    where: and(eq(sites.organisationId, member.organisationId), matching(search, [sites.name], sites.id)),
    order: orderOf(ACCESS_SORTING, sort, 'name'),
    page: { limit, offset },
  })
  const ids = rows.map(({ id }) => id)
  const given = await db
    .select()
    .from(accessLevels)
    .where(and(eq(accessLevels.userId, member.id), inArray(accessLevels.siteId, ids)))
  const data = rows.map(({ id, name, kind }): MemberAccess => {
    const level = given.find(({ siteId }) => siteId === id)?.level ?? 'none'
    const actions = [...LEVELS[member.role === 'OWNER' ? 'manage' : level]]
    const site_type = kind === 'app' ? 'ppms/app' : 'ppms/meta-site'
    return { id, type: 'access_entry', attributes: { level, actions, site_name: name, site_type } }
  })
  return { data, total }
}

/** A part of one of the texts, or the whole id. */
function matching(
  search: string | undefined,
  texts: readonly (typeof users.email | typeof users.name | typeof sites.name)[],
  id: typeof users.id | typeof sites.id,
): SQL | undefined {
  if (!search) return undefined
  return or(...texts.map((text) => contains(text, search)), isId(search) ? eq(id, search) : undefined)
}
