import { rows, select, text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

/** The standard events of Meta. Their names are not translated. */
const EVENTS = {
  ViewContent: 'ViewContent',
  Search: 'Search',
  AddToCart: 'AddToCart',
  AddToWishlist: 'AddToWishlist',
  InitiateCheckout: 'InitiateCheckout',
  AddPaymentInfo: 'AddPaymentInfo',
  Lead: 'Lead',
  CompleteRegistration: 'CompleteRegistration',
  Contact: 'Contact',
  CustomizeProduct: 'CustomizeProduct',
  Donate: 'Donate',
  FindLocation: 'FindLocation',
  Purchase: 'Purchase',
  Schedule: 'Schedule',
  StartTrial: 'StartTrial',
  SubmitApplication: 'SubmitApplication',
  Subscribe: 'Subscribe',
} as const

export const metaPixel = defineTemplate({
  id: 'meta-pixel',
  name: msg('template.meta-pixel.name', 'Meta pixel'),
  icon: 't-pixel',
  about: msg('template.meta-pixel.about', '17 standard events'),
  category: 'advertising',
  stored: { template: 'facebook_retargeting_pixel' },
  consent: 'remarketing',
  fields: {
    pixelId: text({ api: 'pixel_id', label: msg('template.meta-pixel.pixel-id', 'Pixel ID') }),
    event: select({ api: 'event', label: msg('template.meta-pixel.event', 'Event'), options: EVENTS }),
    eventProperties: rows({
      api: 'event_properties',
      label: msg('template.meta-pixel.event-properties', 'Event properties'),
      add: msg('template.meta-pixel.add-property', 'Add property'),
      remove: msg('template.meta-pixel.remove-property', 'Remove property {row, number}'),
      none: msg('template.meta-pixel.no-properties', 'No properties yet'),
      namedBy: ['propertyName'],
      columns: {
        propertyName: text({ api: 'property_name', label: msg('template.meta-pixel.property-name', 'Property name') }),
        propertyValue: text({
          api: 'property_value',
          label: msg('template.meta-pixel.property-value', 'Property value'),
        }),
      },
    }),
  },
  sample: {
    pixelId: '318744021157986',
    event: 'Purchase',
    eventProperties: [
      { key: 'row-0', propertyName: 'value', propertyValue: '{{ Order total }}' },
      { key: 'row-1', propertyName: 'currency', propertyValue: 'EUR' },
    ],
  },
})
