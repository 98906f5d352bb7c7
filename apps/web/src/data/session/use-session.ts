import { useRouter } from '@tanstack/react-router'
import type { Session } from './session.ts'
import { LOG_OUT } from './sign-out.ts'

/** The session of this tab. */
export const useSession = (): Session => useRouter().options.context.session

/**
 * Ends the session in all tabs and leads to the sign-in page. The other tabs hear of it when this page goes: by then the
 * session has ended, so they are not let in again, and the user has not stayed because of something unsaved.
 */
export function useSignOut(): () => void {
  const { store } = useSession()
  return () => {
    const asked = new AbortController()
    addEventListener('pagehide', () => store.leave(), { signal: asked.signal })
    // Input means that the user has stayed on the page.
    for (const event of ['pointerdown', 'keydown'] as const)
      addEventListener(event, () => asked.abort(), { signal: asked.signal, capture: true })
    location.assign(LOG_OUT)
  }
}

/** Leads to the sign-in page and back to where one is. Nothing can be saved any more, so unsaved forms are not asked about. */
export function useSignInAgain(): () => void {
  const router = useRouter()
  return () => {
    const { href } = router.state.location
    void router.navigate({ to: '/login', search: { RelayState: href }, replace: true, ignoreBlocker: true })
  }
}
