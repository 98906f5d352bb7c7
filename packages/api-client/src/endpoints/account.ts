import { Audiences } from '@waymark/domain/condition'
import { CdpAccess, Licence, Module } from '@waymark/domain/licence'
import { MEMBER_ACCESS_LIST, MEMBER_LIST, Member, MemberAccess } from '@waymark/domain/organisation'
import { User } from '@waymark/domain/user'
import { get } from '../endpoint/index.ts'
import { one, page, platformQuery } from '../json-api/index.ts'

/** The signed-in user, and for owners the members of the organisation with their levels on all websites and meta-sites. */
export const users = {
  me: get('/api/users/v2/me', { needs: 'signed-in', answer: one(User) }),
  list: get('/api/users/v2', { needs: 'owner', query: platformQuery(MEMBER_LIST), answer: page(Member) }),
  one: get('/api/users/v2/:userId', { needs: 'owner', answer: one(Member) }),
  access: get('/api/users/v2/:userId/access', {
    needs: 'owner',
    query: platformQuery(MEMBER_ACCESS_LIST),
    answer: page(MemberAccess),
  }),
}

/** The licence of the organisation. */
export const licence = {
  one: get('/api/license-keeper/v1/license', { needs: 'signed-in', answer: one(Licence) }),
}

/** The parts of the suite that the caller may open. */
export const modules = {
  list: get('/api/modules/v1', { needs: 'signed-in', answer: page(Module) }),
}

/** The customer data platform: whether it may be used, and its audiences for a site. Both answer plain JSON. */
export const cdp = {
  access: get('/api/cdp/v3/settings/access', { needs: 'signed-in', answer: CdpAccess, answers: 'json' }),
  audiences: get('/api/cdp/settings/v1/app/:appId/audience', { needs: 'view', answer: Audiences, answers: 'json' }),
}
