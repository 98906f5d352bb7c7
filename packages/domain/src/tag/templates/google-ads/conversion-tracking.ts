import { group, integerOrVariable, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { GOOGLE_ADS_CONVERSION } from '../../labels.ts'
import { defineTemplate } from '../define-template.ts'
import { conversionId, GOOGLE_ADS } from './fields.ts'

export const googleAdsConversionTracking = defineTemplate({
  id: 'google-ads-conversion-tracking',
  name: msg('template.google-ads-conversion-tracking.name', 'Google Ads conversion tracking'),
  icon: 't-conversion',
  family: GOOGLE_ADS,
  tile: GOOGLE_ADS_CONVERSION,
  about: msg('template.google-ads-conversion-tracking.about', 'Track conversions with a value'),
  category: 'advertising',
  stored: { template: 'google_adwords', type: 'conversion_tracking' },
  consent: 'conversion_tracking',
  fields: {
    conversionId,
    conversionTracking: group({
      api: 'conversion_tracking',
      label: msg('template.google-ads-conversion-tracking.conversion', 'Conversion'),
      fields: {
        conversionLabel: text({
          api: 'conversion_label',
          label: msg('template.google-ads-conversion-tracking.conversion-label', 'Conversion label'),
        }),
        conversionValue: integerOrVariable({
          api: 'conversion_value',
          label: msg('template.google-ads-conversion-tracking.conversion-value', 'Conversion value'),
          optional: true,
          wider: true,
        }),
      },
    }),
  },
  sample: {
    conversionId: '1054387219',
    conversionTracking: { conversionLabel: 'mT9CCPqV8GkQ', conversionValue: '{{ Order total }}' },
  },
})
