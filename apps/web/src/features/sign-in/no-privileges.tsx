import { Button } from '@waymark/ui/controls'
import { useSignOut } from '#data/session/use-session.ts'
import { SIGN_OUT } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SplashScreen } from './splash-screen.tsx'

/** Signed in, but the tag manager is not among the modules of the account. */
export function NoPrivileges() {
  return <SplashScreen splash="no-privileges" actions={<SignOutButton />} />
}

export function SignOutButton({ variant = 'default' }: { variant?: 'default' | 'quiet' }) {
  const { t } = useI18n()
  const signOut = useSignOut()
  return (
    <Button variant={variant} onPress={signOut}>
      {t(SIGN_OUT)}
    </Button>
  )
}
