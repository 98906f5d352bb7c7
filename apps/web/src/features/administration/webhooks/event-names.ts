import { type Message, msg } from '@waymark/domain/message'
import { WEBHOOK_EVENTS, type WebhookEventType } from '@waymark/domain/webhook'
import { useI18n } from '#i18n/use-i18n.ts'
export const EVENT_NAMES: Readonly<Record<WebhookEventType, Message>> = {
  'version.published': msg('webhook.event.published', 'Publish'),
  'version.restored': msg('webhook.event.restored', 'Restore'),
  'import.completed': msg('webhook.event.imported', 'Import'),
  'item.changed': msg('webhook.event.item-changed', 'Item changed'),
}

const ALL = msg('webhook.all-events', 'All events')

/** Returns a function that names the events of a webhook: "Import, restore". */
export function useEventsSummary(): (events: readonly WebhookEventType[]) => string {
  const { t } = useI18n()
  return (events) => {
    const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event))
    if (chosen.length === WEBHOOK_EVENTS.length) return t(ALL)
    const [first = '', ...rest] = chosen.map((event) => t(EVENT_NAMES[event]))
    return [first, ...rest.map((name) => name.charAt(0).toLocaleLowerCase() + name.slice(1))].join(', ')
  }
}
