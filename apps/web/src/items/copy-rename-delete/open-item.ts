import type { ItemKind } from '@waymark/domain/resource'

/** The item on the screen, for controls outside it such as the palette. */
export interface OpenItem {
  readonly kind: ItemKind
  readonly name: string
  /** Why it cannot be copied; absent when it can. */
  readonly refusal: string | undefined
  /** Opens the dialog that copies it. */
  copy(): void
}

let current: OpenItem | undefined

/** The item on the screen; undefined on other screens. */
export const openItem = (): OpenItem | undefined => current

/** Makes an item the one on the screen; returns the function that takes it back. */
export function provideOpenItem(item: OpenItem): () => void {
  current = item
  return () => {
    if (current === item) current = undefined
  }
}
