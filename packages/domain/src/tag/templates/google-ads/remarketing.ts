import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { conversionId, GOOGLE_ADS } from './fields.ts'

export const googleAdsRemarketing = defineTemplate({
  id: 'google-ads-remarketing',
  name: msg('template.google-ads-remarketing.name', 'Google Ads remarketing'),
  icon: 't-remarketing',
  family: GOOGLE_ADS,
  about: msg('template.google-ads-remarketing.about', 'Build audiences from visits'),
  category: 'advertising',
  stored: { template: 'google_adwords', type: 'remarketing' },
  consent: 'remarketing',
  fields: {
    conversionId,
  },
  sample: { conversionId: '1054387219' },
})
