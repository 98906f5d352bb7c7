import { CHANGELOG_ABOUT } from '#items/changelog/changelog-messages.ts'

/** The introduction to the changelog in the help. */
export const CHANGELOG_HELP = { topic: 'changelog', label: CHANGELOG_ABOUT }
