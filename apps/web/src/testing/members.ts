import { admin, users } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import type { Member } from '@waymark/domain/organisation'
import { type AccessLevel, LEVELS } from '@waymark/domain/permission'
import type { UserCreate, UserPatch } from '@waymark/domain/user'
import { id, listed, northwind, SITES } from './northwind.ts'
import { refusedField } from './refused-field.ts'
import { withSessions } from './sessions.ts'

const member = (n: number, email: string, more: Partial<Member['attributes']> = {}): Member => ({
  id: id(n),
  type: 'ppms/user',
  attributes: {
    email: `${email}@northwind.example`,
    role: 'USER',
    name: '',
    language: 'en',
    organization: 'Northwind',
    created_at: '2025-02-12T08:00:00+00:00',
    last_sign_in_at: '2025-07-14T13:58:00+00:00',
    second_factor: false,
    has_password: true,
    password_link: null,
    levels: { view: 0, edit: 0, publish: 0, manage: 0 },
    ...more,
  },
})

/** The members of Northwind in the stories. */
export const MEMBERS: readonly Member[] = [
  member(903, 'agency', {
    last_sign_in_at: null,
    has_password: false,
    password_link: { kind: 'invitation', ends_at: '2025-07-17T14:20:00+00:00' },
  }),
  member(900, 'ingrid.solberg', {
    name: 'Ingrid Maria Solberg',
    role: 'OWNER',
    language: 'en-GB',
    second_factor: true,
  }),
  member(902, 'jonas.meier', { levels: { view: 4, edit: 0, publish: 0, manage: 0 } }),
  member(901, 'priya.raman', {
    name: 'Priya Raman',
    second_factor: true,
    levels: { view: 0, edit: 1, publish: 3, manage: 0 },
  }),
  member(904, 'tomasz.wilk', { name: 'Tomasz Wilk', language: 'pl', last_sign_in_at: null, has_password: false }),
]

/** Northwind with its members, who are kept in memory; the address of one of them is refused for another. */
export function withMembers(): AnsweringServer {
  let members = [...MEMBERS]
  const levels = new Map<string, AccessLevel>([
    [id(1), 'publish'],
    [id(3), 'edit'],
  ])
  const change = (userId: string | undefined, attributes: Partial<Member['attributes']>) => {
    members = members.map((one) =>
      one.id === userId ? { ...one, attributes: { ...one.attributes, ...attributes } } : one,
    )
  }
  const done = { status: 204, body: '' }
  return withSessions(northwind())
    .on(users.list, (request) => listed(members, request))
    .on(users.one, ({ params }) => {
      const found = members.find((one) => one.id === params.userId)
      return found ? { body: { data: found } } : { status: 404, code: 'NOT_FOUND_ERROR' }
    })
    .on(users.access, (request) =>
      listed(
        SITES.map((site) => {
          const level = levels.get(site.id) ?? 'none'
          const attributes = { level, actions: LEVELS[level], site_name: site.attributes.name, site_type: site.type }
          return { id: site.id, type: 'access_entry', attributes }
        }),
        request,
      ),
    )
    .on(admin.createUser, ({ body }) => {
      const { email, name = '', role = 'USER', language = 'en' } = (body as { data: UserCreate }).data.attributes
      if (members.some(({ attributes }) => attributes.email === email)) {
        return refusedField('/data/attributes/email', 'email-taken')
      }
      const added = member(950, '', { email, name, role, language, has_password: false, last_sign_in_at: null })
      members = [...members, added]
      return { status: 201, body: { data: added } }
    })
    .on(admin.changeUser, ({ params, body }) => {
      change(params.userId, (body as { data: UserPatch }).data.attributes as Partial<Member['attributes']>)
      return done
    })
    .on(admin.removeUser, ({ params }) => {
      members = members.filter((one) => one.id !== params.userId)
      return done
    })
    .on(admin.grant, ({ params, body }) => {
      levels.set(params.appId ?? '', (body as { data: { attributes: { level: AccessLevel } } }).data.attributes.level)
      return done
    })
    .on(admin.removeSecondFactor, ({ params }) => {
      change(params.userId, { second_factor: false })
      return done
    })
    .on(admin.passwordLink, ({ params }) => {
      const ends_at = '2025-07-17T14:20:00+00:00'
      const kind = members.find((one) => one.id === params.userId)?.attributes.has_password ? 'reset' : 'invitation'
      change(params.userId, { password_link: { kind, ends_at } })
      const url = 'https://tags.northwind.example/set-password#4TqzH7nRk2VwXc9LpYb6Jd'
      return { status: 201, body: { data: { id: id(990), type: 'password_link', attributes: { kind, url, ends_at } } } }
    })
}
