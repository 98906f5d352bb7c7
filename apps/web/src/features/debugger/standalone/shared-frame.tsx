import { type Message, msg } from '@waymark/domain/message'
import { Badge } from '@waymark/ui/data'
import { ProductBar, Shell, Splash } from '@waymark/ui/layout'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { BRAND_LABEL, SKIP_TO_CONTENT } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const SHARED = msg('debugger.shared', 'Shared debug session')

/** The layout of a shared debug session: the brand, and nothing that needs a signed-in user. */
export function SharedFrame({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Shell
      skipLabel={t(SKIP_TO_CONTENT)}
      productBar={
        <ProductBar
          brand={(props) => <a {...props} href="/tag" />}
          brandLabel={t(BRAND_LABEL)}
          brandText="Waymark"
          start={<Badge icon="share">{t(SHARED)}</Badge>}
        />
      }
    >
      {children}
    </Shell>
  )
}

/** Why a shared debug session cannot start or continue. */
const SHARED_SPLASHES = {
  'link-deleted': {
    icon: 'unlink',
    title: msg('debugger.shared.deleted', 'This debug link was deleted'),
    text: msg(
      'debugger.shared.deleted-text',
      'A user of the website deleted it, or its author lost access to the website. Ask for a new link if you still need to debug.',
    ),
  },
  'link-expired': {
    icon: 'unlink',
    title: msg('debugger.shared.expired', 'This debug link has expired'),
    text: msg(
      'debugger.shared.expired-text',
      'Links are valid for a limited time. Ask for a new one if you still need to debug.',
    ),
  },
  incomplete: {
    icon: 'link',
    title: msg('debugger.shared.incomplete', 'This debug link is incomplete'),
    text: msg(
      'debugger.shared.incomplete-text',
      'The address contains no valid debug file. Copy the whole link again.',
    ),
  },
  failed: {
    icon: 'error',
    title: msg('debugger.shared.failed', 'The debug session could not be loaded'),
    text: msg('debugger.shared.failed-text', 'The server did not answer as expected. Nothing has been changed.'),
  },
} as const satisfies Record<string, { icon: ComponentProps<typeof Splash>['icon']; title: Message; text: Message }>

interface SharedSplashProps {
  which: keyof typeof SHARED_SPLASHES
  actions?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
}

/** A full-screen message in place of a shared debug session. */
export function SharedSplash({ which, actions, titleRef }: SharedSplashProps) {
  const { t } = useI18n()
  const { icon, title, text } = SHARED_SPLASHES[which]
  usePageTitle(t(title))
  return <Splash icon={icon} title={t(title)} text={t(text)} actions={actions} role="alert" titleRef={titleRef} />
}
