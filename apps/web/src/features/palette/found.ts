import type { PaletteItem } from '@waymark/ui/palette'

/** One line of the palette: it leads to an address or does something. */
export interface Found extends PaletteItem {
  href?: string
  run?: () => void
}
