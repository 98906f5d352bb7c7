import { admin } from '@waymark/api-client/endpoints'
import { expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { makeOrganisation, makeUser } from '#testing/people.ts'
import { startTestServer } from '#testing/test-server.ts'

test('an owner decides whether the members of their own organisation need a second factor', async () => {
  const server = await startTestServer()
  const owner = await makeUser(server.deps, await makeOrganisation(server.deps), 'OWNER')
  const stranger = await makeUser(server.deps, await makeOrganisation(server.deps, 'Southmoor'), 'OWNER')
  const isRequired = async (user: typeof owner) =>
    (await callAs(server, user, admin.signInPolicy, {})).answer.data.attributes.two_factor_required
  const body = { data: { type: 'sign_in_policy' as const, attributes: { two_factor_required: true } } }
  expect(await isRequired(owner)).toBe(false)
  expect((await callAs(server, owner, admin.changeSignInPolicy, { body })).status).toBe(204)
  expect([await isRequired(owner), await isRequired(stranger)]).toEqual([true, false])
  await server.close()
})
