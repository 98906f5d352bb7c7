export {
  AccessToken,
  API_CLIENT_LIST,
  API_CLIENT_STATES,
  ApiClient,
  ApiClientCreate,
  ApiClientPatch,
  type ApiClientQuery,
  TokenRequest,
} from './api-client.ts'
export {
  MEMBER_ACCESS_LIST,
  MEMBER_LIST,
  Member,
  MemberAccess,
  type MemberAccessQuery,
  type MemberQuery,
} from './member.ts'
export { OrganisationName, SetUp, SetUpAttributes, SetUpState } from './set-up.ts'
export { DOMAIN_LIMIT, domainOf, SignInPolicy, SignInPolicyPatch } from './sign-in-policy.ts'
