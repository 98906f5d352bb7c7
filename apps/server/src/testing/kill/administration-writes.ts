import { DefaultLevel } from '@waymark/domain/user'
import type { Write } from './write.ts'

/** Writes of the administration. */
export const ADMINISTRATION_WRITES: readonly Write[] = [
  ({ calls, server, round }) => {
    const site = `/api/apps/v2/${server.appId}`
    const url = `https://stats-${round}.example`
    const tracker = { js_url: `${url}/matomo.js`, php_url: `${url}/matomo.php`, dialect: 'matomo', site_id: `${round}` }
    return () =>
      Promise.all([
        calls.patch(site, 'ppms/app', { name: `Shop of round ${round}`, delay: round }),
        calls.set(`${site}/tracker`, tracker, () =>
          server.call('PUT', `${site}/tracker`, { data: { type: 'tracker', attributes: tracker } }),
        ),
      ])
  },
  async ({ calls, server, round }) => {
    const path = await calls.add('/api/meta-sites/v1', 'ppms/meta-site', { name: `Brand ${round}` })
    const link = (ids: readonly string[]) =>
      calls.set(
        `${path}/apps`,
        { ids },
        () => server.call('PUT', `${path}/apps`, { data: ids.map((id) => ({ id, type: 'ppms/app' })) }),
        ({ data }) => ({ ids: data.map(({ id }: { id: string }) => id) }),
      )
    return async () => {
      await link([server.appId])
      await calls.patch(path!, 'ppms/meta-site', { name: `Brand renamed ${round}` })
      await link([])
    }
  },
  async ({ calls, server, round }) => {
    const email = `person-${round}@northwind.example`
    const path = await calls.add('/api/users/v2', 'ppms/user', { email, role: 'USER', language: 'en' })
    const user = path!.slice('/api/users/v2/'.length)
    const grant = (level: string) =>
      calls.set(
        `${path}/access`,
        { level },
        () =>
          server.call('PUT', `/api/access-control/v2/entry/${server.appId}/users/${user}`, {
            data: { attributes: { level } },
          }),
        ({ data }) => ({ level: data.find(({ id }: { id: string }) => id === server.appId)?.attributes.level }),
      )
    return async () => {
      await grant(DefaultLevel.options[round % 4]!)
      await calls.patch(path!, 'ppms/user', { language: 'pl' })
      await grant(DefaultLevel.options[(round + 1) % 4]!)
    }
  },
  async ({ calls, round }) => {
    const attributes = { email: `leaving-${round}@northwind.example`, role: 'USER', language: 'en' }
    const path = await calls.add('/api/users/v2', 'ppms/user', attributes)
    return () => calls.delete(path!)
  },
  ({ calls, server, round }) =>
    async () => {
      const path = await calls.add('/api/clients/v1', 'api_client', { name: `Client ${round}` })
      if (!path) return
      await calls.patch(path, 'api_client', { name: `Client renamed ${round}` })
      await calls.set(path, { state: 'revoked' }, () => server.call('POST', `${path}/revoke`))
    },
  ({ calls, round }) => {
    const url = 'https://hooks.invalid/waymark'
    const made = { name: `Webhook ${round}`, url, events: ['import.completed'] }
    return async () => {
      const path = await calls.add('/api/webhooks/v1', 'webhook', made)
      if (!path) return
      await calls.patch(path, 'webhook', { events: ['version.published'], is_active: false })
      await calls.delete(path)
    }
  },
  ({ calls, round }) => {
    const path = '/api/organizations/v1/sign-in-policy'
    return async () => {
      await calls.patch(path, 'sign_in_policy', { domains: [`round-${round}.example`] })
      await calls.patch(path, 'sign_in_policy', { new_member_language: round % 2 ? 'pl' : 'en-GB' })
    }
  },
]
