import { msg } from '@waymark/domain/message'

/** The pages of the administration in the order of its navigation. */
export const ADMINISTRATION_PAGES = {
  websites: { to: '/administration/websites', name: msg('administration.websites', 'Websites'), icon: 'globe' },
  'meta-sites': {
    to: '/administration/meta-sites',
    name: msg('administration.meta-sites', 'Meta-sites'),
    icon: 'layers',
  },
  people: { to: '/administration/people', name: msg('administration.people', 'People'), icon: 'users' },
  clients: { to: '/administration/clients', name: msg('administration.clients', 'API clients'), icon: 'key' },
  webhooks: { to: '/administration/webhooks', name: msg('administration.webhooks', 'Webhooks'), icon: 'plug' },
  sessions: { to: '/administration/sessions', name: msg('administration.sessions', 'Sessions'), icon: 'window' },
  audit: { to: '/administration/audit', name: msg('administration.audit', 'Audit log'), icon: 'history' },
  'sign-in': { to: '/administration/sign-in', name: msg('administration.sign-in', 'Sign-in'), icon: 'lock' },
} as const

export type AdministrationPage = keyof typeof ADMINISTRATION_PAGES
