import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppToasts } from '#data/toasts/use-toasts.tsx'
import { ChunkErrors } from './chunk-errors.tsx'
import { DocumentTitle } from './document-title.tsx'
import { GlobalHotkeys } from './hotkeys/global-hotkeys.tsx'

/** Surrounds every screen: document title, global hotkeys, toasts, and the message about chunks that did not load. */
export function RootLayout({ children }: { children: ReactNode }) {
  const signedIn = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_signed-in') })
  return (
    <>
      <DocumentTitle />
      {children}
      {signedIn && <GlobalHotkeys />}
      <AppToasts />
      <ChunkErrors />
    </>
  )
}
