import { useLocation } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { usePageTitle } from '#browser/page-title.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import page from './login-page.module.css'
import styles from './set-up-form.module.css'
import { SetUpForm } from './set-up-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const M = {
  title: msg('set-up.title', 'Set up Waymark'),
  about: msg(
    'set-up.about',
    'Nobody has used this installation yet. Create the owner account and your first website; everything can be changed later.',
  ),
  once: msg('set-up.once', 'This page disappears once the owner exists.'),
  commands: msg('set-up.commands', 'Set up from the command line'),
}

/** The page of an installation that has no user yet. The fragment is the code that the server has printed. */
export function SetUpPage() {
  const { t } = useI18n()
  const code = useLocation({ select: ({ hash }) => hash })
  usePageTitle(t(M.title))
  return (
    <SignInFrame
      wide
      foot={
        <p className={styles.foot}>
          {t(M.once)}
          <HelpLink topic="set-up" label={M.commands} className="link-quiet" />
        </p>
      }
    >
      <h1 className="t-display">{t(M.title)}</h1>
      <p className={page.back}>{t(M.about)}</p>
      <SetUpForm key={code} code={code} />
    </SignInFrame>
  )
}
