import type { Site } from '@waymark/domain/site'
import { lazy, Suspense } from 'react'
import { useIsOpen } from '../../opening/opening.ts'
import { palette } from '../../shortcuts/palette-open.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

/** The search over everything of a site; loaded when it is first opened. */
export function Palette({ site }: { site: Site }) {
  return useIsOpen(palette) ? (
    <Suspense>
      <PaletteDialog site={site} onClose={palette.close} />
    </Suspense>
  ) : null
}
