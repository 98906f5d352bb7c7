/**
 * Parameters of a story about what happens, which ends in what another story shows: the accessibility of that state is
 * checked there, because the check takes longer than most of what is checked.
 */
export const BEHAVIOUR = { a11y: { test: 'off' } } as const

/** What makes a story dark; another one shows the same in light, so that only the contrast is left to be checked. */
export const DARK = {
  globals: { theme: 'dark' },
  parameters: { a11y: { options: { runOnly: ['color-contrast'] } } },
} as const
