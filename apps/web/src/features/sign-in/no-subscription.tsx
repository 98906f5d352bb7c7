import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { Splash } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Bare } from '#items/load-failures/bare-layout.tsx'
import { SignOutButton } from './no-privileges.tsx'
import { useSplashFacts } from './splash-screen.tsx'

/**
 * The organisation's licence is inactive or does not include the tag manager. `account` stands at the end of the line of the
 * brand for a signed-in user.
 */
export function NoSubscription({ account }: { account: ReactNode }) {
  const { t } = useI18n()
  const user = useSplashFacts()
  const title = t(msg('no-subscription.title', 'Your subscription does not include the tag manager'))
  usePageTitle(title)
  return (
    <Bare end={user.facts && account}>
      <Splash
        icon="lock"
        title={title}
        {...user}
        text={t(
          msg(
            'no-subscription.text',
            'Live tags keep firing. To edit them, contact the operator of this installation, who can renew the licence.',
          ),
        )}
        actions={
          <>
            {/* A full load, so that the licence is fetched again. */}
            <LinkButton variant="primary" link={(props) => <a {...props} href="/tag" />}>
              {t(msg('no-subscription.again', 'Check again'))}
            </LinkButton>
            <SignOutButton variant="quiet" />
          </>
        }
      />
    </Bare>
  )
}
