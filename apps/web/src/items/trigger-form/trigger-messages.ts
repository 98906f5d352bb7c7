import { msg } from '@waymark/domain/message'

/*
 * Messages of triggers in forms.
 */

export const AUDIENCES_LOADING = msg('audience.loading', 'Loading audiences')
export const NEW_TRIGGER = msg('trigger.new', 'New trigger')
export const TRIGGER_HELP = msg('trigger-form.help', 'How it works')
export const TRIGGER_NAME = msg('add-trigger.name', 'Trigger name')
export const TRIGGER_PAGES = msg('triggers.pages', 'Pages of triggers')
