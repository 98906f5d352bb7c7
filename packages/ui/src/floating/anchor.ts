export type Placement = 'bottom-start' | 'bottom-end' | 'top' | 'bottom' | 'right'

/** Pixels between a popup and its button, and between a popup and the edge of the window. */
export const GAP = 5
export const PADDING = 8

/** The place of a popup beside its button, as in `anchor` of Headless UI. */
export const anchor = (placement: Placement) =>
  ({
    to: placement.replace('-', ' ') as 'bottom start' | 'bottom end' | 'top' | 'bottom' | 'right',
    gap: GAP,
    padding: PADDING,
  }) as const
