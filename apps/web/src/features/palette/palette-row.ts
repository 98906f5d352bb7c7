import type { PaletteItem } from '@waymark/ui/palette'

/** One line of the palette: a link or an action. */
export interface PaletteRow extends PaletteItem {
  href?: string
  run?: () => void
}
