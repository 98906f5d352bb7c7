import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const marketo = defineTemplate({
  id: 'marketo',
  name: msg('template.marketo.name', 'Marketo'),
  icon: 't-megaphone',
  about: msg('template.marketo.about', 'Lead activity by account'),
  category: 'marketing',
  stored: { template: 'marketo' },
  consent: 'marketing_automation',
  fields: {
    accountId: text({ api: 'account_id', label: msg('template.marketo.account-id', 'Account ID') }),
  },
  sample: { accountId: '064-CCJ-768' },
})
