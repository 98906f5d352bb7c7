import { msg } from '@waymark/domain/message'

/** The introduction to the changelog in the help. */
export const CHANGELOG_HELP = { topic: 'changelog', label: msg('versions.help', 'How the changelog works') }
