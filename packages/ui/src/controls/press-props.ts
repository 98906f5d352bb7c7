import type { MouseEvent } from 'react'

interface Press {
  pending: boolean | undefined
  disabledReason: string | undefined
  onPress: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** The props of a button that is not pressed while it is pending or disabled, nor, if it can be pending, by a second click. */
export const pressProps = ({ pending, disabledReason, onPress }: Press) => ({
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    const repeated = pending !== undefined && event.detail > 1
    if (pending || repeated || disabledReason !== undefined) event.preventDefault()
    else onPress?.(event)
  },
  ...((pending || disabledReason !== undefined) && { 'aria-disabled': true }),
  ...(pending && { 'aria-busy': true }),
})
