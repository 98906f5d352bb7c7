import { type APIResponse, expect, type Page } from '@playwright/test'
import { PASSWORD, PRODUCT } from '../installation.ts'

type Kind = 'triggers' | 'variables' | 'tags'

/** Calls to the server as the signed-in user, to prepare data for a journey. */
export async function apiOf(page: Page, appId: string) {
  const session = await page.request.get(`${PRODUCT}/api/auth/v1/session`)
  const { token } = (await session.json()) as { token: string }
  const base = `${PRODUCT}/api/tag/v1/${appId}`
  const headers = { Authorization: `Bearer ${token}` }
  /** Creates an item and returns its id. */
  const create = async (kind: Kind, data: object): Promise<string> => {
    const answer = await page.request.post(`${base}/${kind}`, { headers, data: { data } })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  /** Waits until an operation that the server has accepted is completed. */
  const completed = async (begun: APIResponse): Promise<void> => {
    expect(begun.status(), await begun.text()).toBe(202)
    const operation = (await begun.json()).data.relationships.operation.data.id
    await expect(async () => {
      const answer = await page.request.get(`${base}/operations/${operation}`, { headers })
      expect((await answer.json()).data.attributes.state).toBe('completed')
    }).toPass()
  }
  return {
    create,
    /** Creates many items at once and returns their ids in the same order. */
    createMany: (kind: Kind, all: readonly object[]) => Promise.all(all.map((data) => create(kind, data))),
    /** Publishes the draft, under a name if one is given, if it has changes. */
    async publish(name: string | null = null): Promise<void> {
      const draft = await page.request.get(`${base}/versions/draft`, { headers })
      if (!(await draft.json()).data.attributes.has_changes) return
      const data = { type: 'version', attributes: { name, description: null } }
      await completed(await page.request.post(`${base}/versions/draft/publish`, { headers, data: { data } }))
    },
    /** Exports a version and returns the text of the file. */
    async exportVersion(versionId: string): Promise<string> {
      const path = `${base}/versions/${versionId}/export-files`
      const begun = await page.request.post(path, { headers, data: { data: { type: 'export_file' } } })
      await completed(begun)
      const { data } = (await begun.json()) as { data: { id: string } }
      const file = await page.request.get(`${path}/${data.id}`, { headers })
      return ((await file.json()) as { data: { attributes: { content: string } } }).data.attributes.content
    },
    /** The names of the tags with a priority, in the order in which they fire. */
    async prioritised(): Promise<readonly string[]> {
      const path = `${base}/tags?page[limit]=1000&filter[is_prioritized]=true&sort=-priority`
      const { data } = (await (await page.request.get(path, { headers })).json()) as {
        data: { attributes: { name: string } }[]
      }
      return data.map(({ attributes }) => attributes.name)
    },
    /** Changes attributes of an item of the draft. */
    async change(kind: Kind, id: string, attributes: object): Promise<void> {
      const data = { id, type: kind.slice(0, -1), attributes }
      const answer = await page.request.patch(`${base}/${kind}/${id}`, { headers, data: { data } })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    /** Adds a member of the organisation with the password of all and returns their id; for owners. */
    async addPerson(email: string): Promise<string> {
      const data = { type: 'ppms/user', attributes: { email, password: PASSWORD } }
      const answer = await page.request.post(`${PRODUCT}/api/users/v2`, { headers, data: { data } })
      expect(answer.status(), await answer.text()).toBe(201)
      return ((await answer.json()) as { data: { id: string } }).data.id
    },
    /** Gives a member a level on the site; for owners. */
    async grant(userId: string, level: string): Promise<void> {
      const data = { type: 'access_entry', attributes: { level } }
      const path = `${PRODUCT}/api/access-control/v2/entry/${appId}/users/${userId}`
      const answer = await page.request.put(path, { headers, data: { data } })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    /** Changes what the organisation decides about signing in; for owners. */
    async changeSignInPolicy(attributes: object): Promise<void> {
      const data = { type: 'sign_in_policy', attributes }
      const answer = await page.request.patch(`${PRODUCT}/api/organizations/v1/sign-in-policy`, {
        headers,
        data: { data },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    async remove(kind: Kind, id: string): Promise<void> {
      const answer = await page.request.delete(`${base}/${kind}/${id}`, { headers })
      expect(answer.status()).toBe(204)
    },
    async find(kind: Kind, name: string): Promise<string> {
      const answer = await page.request.get(`${base}/${kind}?page[limit]=1&filter[name]=${encodeURIComponent(name)}`, {
        headers,
      })
      const { data } = (await answer.json()) as { data: { id: string }[] }
      return data[0]!.id
    },
  }
}

/** The body of a trigger without conditions. */
export const plainTrigger = (name: string, conditions: readonly object[] = [], trigger_type = 'click') => ({
  type: 'trigger',
  attributes: { name, trigger_type, conditions },
})

/** The body of a constant, by default with its name as the value. */
export const constant = (name: string, value = name) => ({
  type: 'variable',
  attributes: { name, variable_type: 'constant', value, options: {} },
})
