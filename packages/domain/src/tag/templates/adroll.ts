import { group, numberOrVariable, select, text, toggled } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const adroll = defineTemplate({
  id: 'adroll',
  name: msg('template.adroll.name', 'AdRoll pixel'),
  icon: 't-roll',
  about: msg('template.adroll.about', 'Retargeting and conversion value'),
  category: 'advertising',
  stored: { template: 'adroll' },
  consent: 'remarketing',
  fields: {
    advertiserId: text({ api: 'advertiser_id', label: msg('template.adroll.advertiser-id', 'Advertiser ID') }),
    pixelId: text({ api: 'pixel_id', label: msg('template.adroll.pixel-id', 'Pixel ID') }),
    conversionData: toggled(
      group({
        api: 'conversion_data',
        label: msg('template.adroll.conversion-data', 'Conversion data'),
        fields: {
          conversionValue: numberOrVariable({
            api: 'conversion_value',
            label: msg('template.adroll.conversion-value', 'Conversion value'),
          }),
          currency: select({
            api: 'currency',
            label: msg('template.adroll.currency', 'Currency'),
            options: { AUD: 'AUD', EUR: 'EUR', GBP: 'GBP', JPY: 'JPY', USD: 'USD' },
            initial: 'USD',
          }),
        },
      }),
    ),
  },
  sample: {
    advertiserId: 'QK5YJZ3PLNBIVGCY4X',
    pixelId: 'AB3SNT7ZBVHRZK',
    conversionData: { status: true, value: { conversionValue: '19.9', currency: 'EUR' } },
  },
})
