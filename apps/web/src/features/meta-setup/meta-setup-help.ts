import { msg } from '@waymark/domain/message'

/** The help page about meta-sites. */
export const META_SETUP_HELP = { topic: 'meta-setup', label: msg('meta-setup.help', 'How meta-sites work') }
