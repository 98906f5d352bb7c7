import type { QueryClient } from '@tanstack/react-query'
import type { SetLanguage } from '#i18n/locale.ts'
import type { Session } from './session/session.ts'

/** The context that loaders get. */
export interface RouterContext {
  queries: QueryClient
  session: Session
  setLanguage: SetLanguage
}
