import { useBlocker } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  title: msg('debugger.interrupt.title', 'End the debug session?'),
  text: msg('debugger.interrupt.text', 'Another website ends the session with this one. Its events are lost.'),
  end: msg('debugger.interrupt.end', 'End session'),
  stay: msg('debugger.interrupt.stay', 'Keep debugging'),
}

const siteIn = (pathname: string): string | undefined => /^\/tag\/app\/([^/]+)/u.exec(pathname)?.[1]

/** Asks before a connected session is ended by going to another site, or by leaving the page (there the browser asks). */
export function EndSessionGuard({ connected, appId }: { connected: boolean; appId: string }) {
  const { t } = useI18n()
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => {
      const site = siteIn(next.pathname)
      return connected && site !== undefined && site !== appId
    },
    enableBeforeUnload: connected,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t(M.title)}
      text={t(M.text)}
      confirm={{ label: t(M.end), onPress: () => blocker.proceed?.() }}
      cancel={{ label: t(M.stay), onPress: () => blocker.reset?.() }}
    />
  )
}
