import type { QueryClient } from '@tanstack/react-query'
import type { SetLanguage } from '#i18n/locale.ts'
import type { Session } from './session/session.ts'

/** What loaders may use. */
export interface RouterContext {
  queries: QueryClient
  session: Session
  setLanguage: SetLanguage
}
