import { useRouter } from '@tanstack/react-router'
import type { Session } from './session.ts'
import { submitSignOut } from './sign-out.ts'

/** The session of this tab. */
export const useSession = (): Session => useRouter().options.context.session

/**
 * Ends the session in all tabs and opens the sign-in page. The other tabs are notified when this page unloads: then the
 * session has ended on the server, and the user has not stayed because of unsaved input.
 */
export function useSignOut(): () => void {
  const { store } = useSession()
  return () => {
    const listening = new AbortController()
    addEventListener('pagehide', () => store.announceSignOut(), { signal: listening.signal })
    // Input shows that the user has stayed on the page, except the second press of a double click.
    const stayed = ({ detail }: UIEvent) => detail < 2 && listening.abort()
    for (const event of ['mousedown', 'keydown'] as const)
      addEventListener(event, stayed, { signal: listening.signal, capture: true })
    submitSignOut()
  }
}

/** Opens the sign-in page, which returns here. Nothing can be saved any more, so unsaved forms need no confirmation. */
export function useSignInAgain(): () => void {
  const router = useRouter()
  return () => {
    const { href } = router.state.location
    void router.navigate({ to: '/login', search: { RelayState: href }, replace: true, ignoreBlocker: true })
  }
}
