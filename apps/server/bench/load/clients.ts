import type { Caller } from '#http/caller.ts'
import type { Served } from './served.ts'

/** One answered request. `status` is 0 where none came. */
export interface Answered {
  readonly what: string
  readonly ms: number
  readonly status: number
}

/** One way of calling the server as a user; every answer is noted. */
export interface Client {
  call(what: string, method: string, path: string, body?: unknown): Promise<unknown>
}

/** A token is signed again after this long, in milliseconds. */
const TOKEN_AGE = 120_000

/** A client of the site that writes down how long each answer took. */
export function createClient(served: Served, user: Caller, answers: Answered[]): Client {
  const { origin, appId } = served
  let token = ''
  let signedAt = Number.NEGATIVE_INFINITY
  return {
    async call(what, method, path, body) {
      if (performance.now() - signedAt > TOKEN_AGE) {
        token = await served.token(user)
        signedAt = performance.now()
      }
      const url = path.startsWith('/containers/') ? `${origin}${path}` : `${origin}/api/tag/v1/${appId}${path}`
      const headers = {
        ...(!path.startsWith('/containers/') && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/vnd.api+json' }),
      }
      const start = performance.now()
      const note = (status: number) => void answers.push({ what, ms: performance.now() - start, status })
      try {
        const response = await fetch(url, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        note(response.status)
        if (response.status >= 400) console.error(`${method} ${path} ${response.status} ${text.slice(0, 300)}`)
        return text.startsWith('{') ? JSON.parse(text) : undefined
      } catch (error) {
        note(0)
        console.error(`${method} ${path} ${error}`)
        return undefined
      }
    },
  }
}

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!

/** One thing that users do: mostly lists, some items, some containers, one in seven a write of one of five kinds. */
export async function actAsUser(client: Client, { appId, content }: Served): Promise<void> {
  const tag = pick(content.tags)
  const random = Math.random()
  if (random < 0.25) await client.call('list', 'GET', '/tags?page[limit]=50')
  else if (random < 0.4) await client.call('list', 'GET', '/tags?page[limit]=50&sort=-created_at')
  else if (random < 0.5) await client.call('list', 'GET', '/tags?page[limit]=50&filter[name]=basket')
  else if (random < 0.6) await client.call('list', 'GET', '/triggers?page[limit]=50')
  else if (random < 0.65) await client.call('changes', 'GET', '/versions/draft/changes?page[limit]=50')
  else if (random < 0.78) await client.call('item', 'GET', `/tags/${tag.id}`)
  else if (random < 0.86) await client.call('container', 'GET', `/containers/${appId}.js`)
  else await write(client, tag.id)
}

/** One write to the draft: an edit, a rename, a priority, or a variable or tag that comes and goes. */
export async function write(client: Client, tagId: string): Promise<void> {
  const word = Math.random().toString(36).slice(2)
  const kind = Math.random()
  if (kind < 0.4) {
    const attributes = { code: `<script>window.changed = '${word}'</script>` }
    await client.call('write', 'PATCH', `/tags/${tagId}`, { data: { type: 'tag', attributes } })
  } else if (kind < 0.6) {
    await client.call('write', 'PATCH', `/tags/${tagId}`, {
      data: { type: 'tag', attributes: { name: `Named ${word}` } },
    })
  } else if (kind < 0.75) {
    const attributes = { priority: Math.floor(Math.random() * 1000) }
    await client.call('write', 'PATCH', '/tags', { data: [{ id: tagId, type: 'tag', attributes }] })
  } else if (kind < 0.9) {
    const attributes = { name: `Variable ${word}`, variable_type: 'constant', value: word }
    await comeAndGo(client, 'variables', { data: { type: 'variable', attributes } })
  } else {
    const attributes = { name: `Tag ${word}`, template: 'custom_tag', code: '<i>1</i>' }
    await comeAndGo(client, 'tags', { data: { type: 'tag', attributes } })
  }
}

async function comeAndGo(client: Client, list: 'tags' | 'variables', body: object): Promise<void> {
  const made = (await client.call('write', 'POST', `/${list}`, body)) as { data?: { id: string } } | undefined
  if (made?.data) await client.call('write', 'DELETE', `/${list}/${made.data.id}`)
}
