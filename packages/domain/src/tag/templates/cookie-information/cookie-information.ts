import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { consentMapping, MAPPING_ABOUT } from './field.ts'

export const cookieInformation = defineTemplate({
  id: 'cookie-information',
  name: msg('template.cookie-information.name', 'Cookie Information'),
  icon: 't-consent',
  about: msg('template.cookie-information.about', 'Connect your consent tool'),
  category: 'consent',
  stored: { template: 'cookie_information_cmp_integration' },
  consent: 'not_require_consent',
  privacy: false,
  fields: { consentsMapping: consentMapping },
  sections: [{ title: consentMapping.label, about: MAPPING_ABOUT, fields: ['consentsMapping'] }],
  slots: ['consent-tool-steps'],
  sample: {
    consentsMapping: {
      functional: ['user_feedback'],
      statistic: ['analytics', 'ab_testing_and_personalization'],
      marketing: ['remarketing', 'marketing_automation', 'conversion_tracking'],
      unclassified: ['custom_consent'],
    },
  },
})
