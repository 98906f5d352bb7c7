import type { KeyboardEvent } from 'react'

/**
 * Key handler for a list of Headless UI. Unavailable entries stay reachable by keyboard, because their reason has to be
 * read out; Enter and Space on one of them do nothing, where Headless UI would close the list.
 */
export function keepOpenOnUnavailable(event: KeyboardEvent): void {
  const active = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '')
  if ((event.key === 'Enter' || event.key === ' ') && active?.ariaDisabled === 'true') event.preventDefault()
}
