import '@waymark/ui/tokens'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { focusPressed } from '#browser/focus/focus-pressed.ts'
import { keepFocus } from '#browser/focus/keep-focus.ts'
import { followTheme } from '#browser/theme/theme.ts'
import { meQuery } from '#data/account.ts'
import { createQueries } from '#data/api/api.ts'
import { sessionChannel } from '#data/session/channel.ts'
import { followSession } from '#data/session/follow-session.ts'
import { createSession } from '#data/session/session.ts'
import { keepChanges } from '#form/kept-changes.ts'
import { createI18n } from '#i18n/i18n.ts'
import { createLanguageSwitch, languageFor } from '#i18n/locale.ts'
import { createAppRouter } from './router.ts'

// An earlier product on this origin may have left service workers that would answer requests.
navigator.serviceWorker?.getRegistrations().then((workers) => workers.map((worker) => worker.unregister()))

const i18n = createI18n()
const setLanguage = createLanguageSwitch(i18n, (...request) => fetch(...request))
const session = createSession((url, request) => fetch(url, request), sessionChannel())
const queries = createQueries(session.client)
const router = createAppRouter({ queries, session, setLanguage })

followTheme()
keepFocus(document)
focusPressed(document)
followSession(session, {
  toSignIn: () => {
    const here = router.state.location
    if (here.pathname === '/login' || here.pathname === '/set-password') return
    // Nothing can be saved any more, so leaving unsaved forms needs no confirmation; their changes are offered again after signing in.
    keepChanges(queries.getQueryData(meQuery.queryKey)?.attributes.email)
    void router.navigate({ to: '/login', search: { RelayState: here.href }, replace: true, ignoreBlocker: true })
    queries.clear()
  },
  reload: () => location.reload(),
})
void setLanguage(languageFor())

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
