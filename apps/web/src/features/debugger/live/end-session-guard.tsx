import { useBlocker } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useWords } from '#i18n/use-words.ts'

const W = {
  title: msg('debugger.interrupt.title', 'End the debug session?'),
  text: msg('debugger.interrupt.text', 'Another website ends the session with this one. Its events are lost.'),
  end: msg('debugger.interrupt.end', 'End session'),
  stay: msg('debugger.interrupt.stay', 'Keep debugging'),
}

const siteIn = (pathname: string): string | undefined => /^\/tag\/app\/([^/]+)/u.exec(pathname)?.[1]

/** Asks before a connected session is ended by going to another site, or by leaving the page (there the browser asks). */
export function EndSessionGuard({ connected, appId }: { connected: boolean; appId: string }) {
  const { say } = useWords()
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
      title={say(W.title)}
      text={say(W.text)}
      confirm={{ label: say(W.end), onPress: () => blocker.proceed?.() }}
      cancel={{ label: say(W.stay), onPress: () => blocker.reset?.() }}
    />
  )
}
