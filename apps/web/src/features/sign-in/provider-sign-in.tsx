import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { SIGN_IN_PROBLEMS, type SignInProblem } from '@waymark/domain/session'
import { LinkButton } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { providerAddress, providerQuery } from '#data/session/provider.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './provider-sign-in.module.css'

const M = {
  or: msg('login.or', 'or'),
  through: msg('login.through', 'Sign in with {provider}'),
  provider: msg('login.provider', 'The provider'),
}

/** Leads to the OpenID Connect provider, if the installation has one. */
export function ProviderButton({ relayState }: { relayState: string | undefined }) {
  const { t } = useI18n()
  const { data: provider } = useSuspenseQuery(providerQuery)
  if (!provider) return null
  return (
    <div className={styles.provider}>
      <p className={styles.or}>{t(M.or)}</p>
      {/* A full load, because the server leads on to the provider. */}
      <LinkButton size="large" icon="key" link={(props) => <a {...props} href={providerAddress(relayState)} />}>
        {t(M.through, { provider: provider.name })}
      </LinkButton>
    </div>
  )
}

/** Why the provider did not sign the person in. */
export function ProviderProblem({ problem }: { problem: SignInProblem }) {
  const { t } = useI18n()
  const { data: provider } = useSuspenseQuery(providerQuery)
  return (
    <div className={styles.problem}>
      <Note tone="danger" role="alert">
        {t(SIGN_IN_PROBLEMS[problem], { provider: provider?.name ?? t(M.provider) })}
      </Note>
    </div>
  )
}
