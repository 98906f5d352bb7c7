import { Audiences } from '@waymark/domain/condition'
import { CustomDimensionList, ProductCustomDimensionList } from '@waymark/domain/dimension'
import { LicencePatch } from '@waymark/domain/licence'
import { SignInPolicy, SignInPolicyPatch } from '@waymark/domain/organisation'
import { AccessPut } from '@waymark/domain/permission'
import { App, AppCreate, AppPatch, MetaSite, MetaSiteApps, MetaSiteCreate, MetaSitePatch } from '@waymark/domain/site'
import { PasswordLink, User, UserCreate, UserPatch } from '@waymark/domain/user'
import { EmptyBody } from '@waymark/domain/version'
import { get, patch, post, put, remove } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'
import { OfWebsite } from './dimensions.ts'

/** For owners: sites, users, permissions, the sign-in policy, and the states of the rest of the suite. */
export const admin = {
  createApp: post('/api/apps/v2', { needs: 'owner', body: one(AppCreate), answer: one(App) }),
  changeApp: patch('/api/apps/v2/:appId', { needs: 'owner', body: one(AppPatch), conditional: 'content' }),
  removeApp: remove('/api/apps/v2/:appId', { needs: 'owner', conditional: 'content' }),
  createMetaSite: post('/api/meta-sites/v1', { needs: 'owner', body: one(MetaSiteCreate), answer: one(MetaSite) }),
  changeMetaSite: patch('/api/meta-sites/v1/:metaSiteId', {
    needs: 'owner',
    body: one(MetaSitePatch),
    conditional: 'content',
  }),
  removeMetaSite: remove('/api/meta-sites/v1/:metaSiteId', { needs: 'owner', conditional: 'content' }),
  linkApps: put('/api/meta-sites/v1/:metaSiteId/apps', { needs: 'owner', body: one(MetaSiteApps) }),
  createUser: post('/api/users/v2', {
    needs: 'owner',
    body: one(UserCreate),
    answer: one(User),
    refusals: ['NOT_UNIQUE_ID_ERROR', 'RELATED_RESOURCE_NOT_FOUND_ERROR', 'TOO_MANY_REQUESTS_ERROR'],
  }),
  changeUser: patch('/api/users/v2/:userId', {
    needs: 'owner',
    body: one(UserPatch),
    conditional: 'content',
    refusals: ['TOO_MANY_REQUESTS_ERROR'],
  }),
  removeUser: remove('/api/users/v2/:userId', { needs: 'owner', conditional: 'content' }),
  /** Creates a password link for a member; earlier ones become invalid. */
  passwordLink: post('/api/users/v2/:userId/password-link', {
    needs: 'owner',
    body: EmptyBody,
    answer: one(PasswordLink),
    answersSecret: true,
    refusals: ['PASSWORD_SIGN_IN_OFF_ERROR'],
  }),
  removeSecondFactor: remove('/api/users/v2/:userId/two-factor', { needs: 'owner' }),
  signInPolicy: get('/api/organizations/v1/sign-in-policy', { needs: 'owner', answer: one(SignInPolicy) }),
  changeSignInPolicy: patch('/api/organizations/v1/sign-in-policy', {
    needs: 'owner',
    body: one(SignInPolicyPatch),
    conditional: 'content',
    refusals: ['RELATED_RESOURCE_NOT_FOUND_ERROR'],
  }),
  grant: put('/api/access-control/v2/entry/:appId/users/:userId', { needs: 'owner', body: one(AccessPut) }),
  customDimensions: put('/api/analytics/v1/manage/custom-dimensions/', {
    needs: 'owner',
    query: OfWebsite,
    body: one(CustomDimensionList),
  }),
  productDimensions: put('/analytics/api/analytics/product-custom-dimensions/', {
    needs: 'owner',
    query: OfWebsite,
    body: one(ProductCustomDimensionList),
  }),
  audiences: put('/api/cdp/settings/v1/app/:appId/audience', { needs: 'owner', body: Audiences, sends: 'json' }),
  changeLicence: patch('/api/license-keeper/v1/license', {
    needs: 'owner',
    body: one(LicencePatch),
    conditional: 'content',
  }),
}
