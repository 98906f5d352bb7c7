import { useRouter } from '@tanstack/react-router'
import type { Session } from './session.ts'

/** The session of this tab. `useSession().actor.send({ type: 'log out' })` signs out. */
export const useSession = (): Session => useRouter().options.context.session
