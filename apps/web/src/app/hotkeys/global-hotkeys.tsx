import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { palette, shortcutSheet } from '#browser/hotkeys/app-dialogs.ts'
import { focusRegion } from '#browser/hotkeys/regions.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { useStore } from '#browser/store.ts'
import { AREAS } from '#data/addresses/areas.ts'
import { useAppIdIfAny } from '#data/addresses/use-app-id-if-any.ts'

const Sheet = lazy(() => import('./sheet.tsx'))

/** The keys that work on every screen of the product. */
export function GlobalHotkeys() {
  const appId = useAppIdIfAny()
  const router = useRouter()
  const sections = Object.values(AREAS).map(({ goKey, to }) => [
    `g ${goKey}`,
    appId ? () => void router.navigate({ to, params: { appId } }) : undefined,
  ])
  useHotkeys({
    '$mod+k': palette.open,
    '[Shift]+?': shortcutSheet.open,
    '[Shift]+/': focusSearch,
    F6: () => focusRegion(1),
    'Shift+F6': () => focusRegion(-1),
    ...Object.fromEntries(sections),
  })
  return useStore(shortcutSheet) ? (
    <Suspense>
      <Sheet onClose={shortcutSheet.close} />
    </Suspense>
  ) : null
}

/** Focuses the search of the list on the screen; without a list it opens the palette. */
function focusSearch() {
  const search = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')].find((input) =>
    input.checkVisibility(),
  )
  if (!search) return palette.open()
  search.focus()
  search.select()
}
