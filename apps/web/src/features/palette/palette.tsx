import { useLocation } from '@tanstack/react-router'
import type { Site } from '@waymark/domain/site'
import { lazy, Suspense, useEffect, useState } from 'react'
import { palette } from '#browser/hotkeys/app-dialogs.ts'
import { useStore } from '#browser/store.ts'
import { useTypingAhead } from './use-typing-ahead.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

/** The search over everything of a site; loaded when it is first opened. */
export function Palette({ site }: { site: Site }) {
  useRecentItem(site.id)
  return useStore(palette) ? <OpenPalette site={site} /> : null
}

/** Adds the items that are opened to the recent ones, for the first rows of the palette. */
function useRecentItem(appId: string) {
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (pathname.endsWith('/edit'))
      void import('./recent-items.ts').then(({ addRecentItemAt }) => addRecentItemAt(appId, pathname))
  }, [appId, pathname])
}

function OpenPalette({ site }: { site: Site }) {
  const [query, setQuery] = useState('')
  useTypingAhead((key) => setQuery((before) => before + key), palette.close)
  return (
    <Suspense>
      <PaletteDialog site={site} query={query} onQuery={setQuery} onClose={palette.close} />
    </Suspense>
  )
}
