import type { KeyboardEvent } from 'react'

/**
 * Key handler for a list of Headless UI, in which unavailable entries are focusable, so that their reason is read out. Enter
 * and Space on them do nothing; Headless UI would close the list.
 */
export function keepOpenOnUnavailable(event: KeyboardEvent): void {
  const active = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '')
  if ((event.key === 'Enter' || event.key === ' ') && active?.ariaDisabled === 'true') event.preventDefault()
}
