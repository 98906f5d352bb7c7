import { integerOrVariable, select, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { ACTIVITY, activity, EXTRAS, extras, FLOODLIGHT } from './fields.ts'

export const floodlightSales = defineTemplate({
  id: 'floodlight-sales',
  name: msg('template.floodlight-sales.name', 'Floodlight sales'),
  icon: 't-flood-sales',
  family: FLOODLIGHT,
  about: msg('template.floodlight-sales.about', 'Transactions and items sold'),
  category: 'advertising',
  stored: { template: 'doubleclick_floodlight', type: 'doubleclick_floodlight_sales' },
  consent: 'remarketing',
  fields: {
    ...activity,
    countingMethod: select({
      api: 'counting_method',
      label: msg('template.floodlight-sales.counting-method', 'Counting method'),
      as: 'radio',
      options: {
        transactions: msg('template.floodlight-sales.transactions', 'Transactions'),
        item_sold: msg('template.floodlight-sales.item-sold', 'Items sold'),
      },
      initial: 'transactions',
    }),
    revenue: integerOrVariable({
      api: 'revenue',
      label: msg('template.floodlight-sales.revenue', 'Revenue'),
      wider: true,
    }),
    orderId: text({ api: 'order_id', label: msg('template.floodlight-sales.order-id', 'Order ID') }),
    quantity: integerOrVariable({ api: 'quantity', label: msg('template.floodlight-sales.quantity', 'Quantity') }),
    ...extras,
  },
  when: { quantity: (form) => form.countingMethod === 'item_sold' },
  sections: [
    ACTIVITY,
    {
      title: msg('template.floodlight-sales.sale', 'Sale'),
      about: msg('template.floodlight-sales.sale-about', 'What is counted and how much it was worth.'),
      fields: ['countingMethod', 'revenue', 'orderId', 'quantity'],
    },
    EXTRAS,
  ],
  sample: {
    advertiserId: '6184420',
    groupTagString: 'nwsale0',
    activityTagString: 'ordercnf',
    countingMethod: 'item_sold',
    revenue: '214',
    orderId: '{{ Order number }}',
    quantity: '{{ Order quantity }}',
    customVariables: [
      { key: 'row-0', id: 'u1', value: '{{ Loyalty tier }}' },
      { key: 'row-1', id: 'u12', value: 'summer-hiking-2025' },
    ],
    u: '',
    tran: '',
  },
})
