import {
  AccessToken,
  API_CLIENT_LIST,
  ApiClient,
  ApiClientCreate,
  ApiClientPatch,
  TokenRequest,
} from '@waymark/domain/organisation'
import * as v from 'valibot'
import { get, patch, post } from '../endpoint/index.ts'
import { one, page, platformQuery } from '../json-api/index.ts'

/** A client with its new secret, which no later answer repeats. */
const WithSecret = v.object({ data: ApiClient, meta: v.object({ client_secret: v.string() }) })

/** API clients: their tokens, and their administration by owners. For levels see `users.access` and `admin.grant`. */
export const apiClients = {
  token: post('/auth/token', {
    needs: 'none',
    success: 200,
    body: TokenRequest,
    sends: 'json-or-form',
    answer: AccessToken,
    answers: 'json',
    answersSecret: true,
    refusals: ['INVALID_CLIENT_ERROR', 'UNSUPPORTED_GRANT_TYPE_ERROR', 'TOO_MANY_REQUESTS_ERROR'],
  }),
  list: get('/api/clients/v1', { needs: 'owner', query: platformQuery(API_CLIENT_LIST), answer: page(ApiClient) }),
  one: get('/api/clients/v1/:clientId', { needs: 'owner', answer: one(ApiClient) }),
  create: post('/api/clients/v1', {
    needs: 'owner',
    body: one(ApiClientCreate),
    answer: WithSecret,
    answersSecret: true,
  }),
  change: patch('/api/clients/v1/:clientId', {
    needs: 'owner',
    body: one(ApiClientPatch),
    conditional: 'content',
    refusals: ['API_CLIENT_REVOKED_ERROR'],
  }),
  /** Replaces the secret; the old one and its tokens are invalid at once. */
  rotateSecret: post('/api/clients/v1/:clientId/secret', {
    needs: 'owner',
    answer: WithSecret,
    answersSecret: true,
    refusals: ['API_CLIENT_REVOKED_ERROR'],
  }),
  /** Revokes the client and its tokens permanently. */
  revoke: post('/api/clients/v1/:clientId/revoke', { needs: 'owner', success: 204 }),
}
