import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const crazyEgg = defineTemplate({
  id: 'crazy-egg',
  name: msg('template.crazy-egg.name', 'Crazy Egg'),
  icon: 't-clickmap',
  about: msg('template.crazy-egg.about', 'Click maps'),
  category: 'analytics',
  stored: { template: 'crazy_egg' },
  consent: 'analytics',
  fields: {
    accountNumber: text({ api: 'account_number', label: msg('template.crazy-egg.account-number', 'Account number') }),
  },
  sample: { accountNumber: '00123456' },
})
