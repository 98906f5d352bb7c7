import { type Message, msg } from '../../message/index.ts'

/** The categories of templates in the wizard, in its order. */
export const TEMPLATE_CATEGORIES = {
  code: msg('template-kind.code', 'Custom code'),
  waymark: msg('template-kind.waymark', 'Waymark'),
  ecommerce: msg('template-kind.ecommerce', 'Ecommerce'),
  advertising: msg('template-kind.advertising', 'Advertising'),
  marketing: msg('template-kind.marketing', 'Marketing automation'),
  analytics: msg('template-kind.analytics', 'Analytics and video'),
  consent: msg('template-kind.consent', 'Consent and feedback'),
} as const satisfies Record<string, Message>

export type TemplateCategory = keyof typeof TEMPLATE_CATEGORIES
