import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { SPLASH_TEXTS, type Splash as SplashName } from '@waymark/domain/session'
import { Splash } from '@waymark/ui/layout'
import type { ComponentProps, ReactNode } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { meQuery } from '#data/account.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const ICONS = {
  'no-privileges': 'lock',
  'no-site-selected': 'globe',
  'no-site-yet': 'globe',
  'no-site-to-open': 'globe',
  'site-missing-or-forbidden': 'globe',
  'site-being-set-up': 'clock',
  'server-error': 'error',
} as const satisfies Record<SplashName, ComponentProps<typeof Splash>['icon']>

/** A full screen instead of the product: the reason, the signed-in user, and actions. */
export function SplashScreen({ splash, actions }: { splash: SplashName; actions?: ReactNode }) {
  const { t } = useI18n()
  const { title, text } = SPLASH_TEXTS[splash]
  const facts = useSplashFacts()
  usePageTitle(t(title))
  return <Splash icon={ICONS[splash]} title={t(title)} text={t(text)} {...facts} actions={actions} />
}

/** Who is signed in, once that is loaded. */
export function useSplashFacts(): Pick<ComponentProps<typeof Splash>, 'facts'> {
  const { t } = useI18n()
  const { data: user } = useQuery({ ...meQuery, enabled: false })
  if (!user) return {}
  return {
    facts: [
      { label: t(msg('splash.signed-in-as', 'Signed in as')), value: user.attributes.email },
      { label: t(msg('splash.organization', 'Organization')), value: user.attributes.organization },
    ],
  }
}
