import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { LinkButton } from '@waymark/ui/controls'
import type { ReactNode } from 'react'
import type { InstallationState } from '#data/installation.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { hostOf } from './host-of.ts'
import styles from './onboarding.module.css'
import { OPEN_DEBUGGER } from './onboarding-messages.ts'
import { type OnboardingStepProps, Step } from './step.tsx'

const M = {
  title: msg('onboarding.view', 'See the first page view'),
  waiting: msg('onboarding.waiting-for', '<wait>Waiting for {host}</wait> · turns green by itself'),
  waitingAny: msg('onboarding.waiting', 'Waiting for the first page view'),
  store: msg(
    'onboarding.waiting-store',
    'Websites load their containers from a store here, so that page views are not seen. A debug session shows that the snippet is installed.',
  ),
  loadedFrom: msg('onboarding.loaded-from', 'The container was loaded by {origin}.'),
  loaded: msg('onboarding.loaded', 'A page has loaded the container.'),
  openWebsite: msg('onboarding.open-website', 'Open website'),
}

/** Waits until a page has loaded the container, and says which one. */
export function ViewStep({ site, state, ...place }: OnboardingStepProps & { site: App; state: InstallationState }) {
  const { t } = useI18n()
  const [address] = site.attributes.urls
  const waiting = !place.done && !state.from_store && address !== undefined
  return (
    <Step
      {...place}
      waiting={waiting}
      title={t(M.title)}
      text={
        <span role="status">
          {place.done ? (
            state.loaded_from === null ? (
              t(M.loaded)
            ) : (
              t(M.loadedFrom, { origin: state.loaded_from })
            )
          ) : state.from_store ? (
            t(M.store)
          ) : address === undefined ? (
            t(M.waitingAny)
          ) : (
            <Trans message={M.waiting} values={{ host: hostOf(address) }} components={{ wait: <Waiting /> }} />
          )}
        </span>
      }
      action={
        !place.done && address !== undefined && <Action site={site} address={address} fromStore={state.from_store} />
      }
    />
  )
}

/** What is waited for. Its mark does not move, because the wait may last for days. */
const Waiting = ({ children }: { children?: ReactNode }) => <span className={styles.waiting}>{children}</span>

function Action({ site, address, fromStore }: { site: App; address: string; fromStore: boolean }) {
  const { t } = useI18n()
  if (fromStore)
    return (
      <LinkButton
        size="small"
        icon="debug"
        link={(props) => <Link {...props} to="/tag/app/$appId/debug" params={{ appId: site.id }} />}
      >
        {t(OPEN_DEBUGGER)}
      </LinkButton>
    )
  return (
    <LinkButton
      size="small"
      icon="external"
      link={(props) => <a {...props} href={address} target="_blank" rel="noreferrer" />}
    >
      {t(M.openWebsite)}
    </LinkButton>
  )
}
