import { msg } from '@waymark/domain/message'

/*
 * Messages of triggers in forms.
 */

export const TRIGGER_NAME = msg('add-trigger.name', 'Trigger name')
