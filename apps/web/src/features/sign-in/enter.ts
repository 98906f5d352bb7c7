import { redirect } from '@tanstack/react-router'
import { entrance } from '@waymark/domain/session'
import { licenceQuery, meQuery, modulesQuery } from '#data/account.ts'
import { ensure } from '#data/api/ensure.ts'
import type { RouterContext } from '#data/router-context.ts'
import { languageFor } from '#i18n/locale.ts'

/** Loads the signed-in user and licence; redirects users without a subscription. */
export async function enter({ queries, setLanguage }: RouterContext): Promise<void> {
  const [user, licence, modules] = await Promise.all([
    ensure(queries, meQuery),
    ensure(queries, licenceQuery),
    ensure(queries, modulesQuery),
  ])
  const { to } = entrance({
    session: 'signed-in',
    licence: { state: 'loaded', value: licence },
    modules: { state: 'loaded', value: modules },
    site: { state: 'none' },
    draft: { state: 'pending' },
  })
  if (to === 'no-subscription') throw redirect({ to: '/no-subscription', replace: true })
  await setLanguage(languageFor(user.attributes.language))
}
