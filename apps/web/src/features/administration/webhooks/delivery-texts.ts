import { type Message, msg } from '@waymark/domain/message'
import type { DeliveryError, WebhookDelivery } from '@waymark/domain/webhook'
import { useI18n } from '#i18n/use-i18n.ts'

export const NOT_SENT = msg('delivery.not-sent', 'Not sent')
export const UNANSWERED = msg('delivery.no-answer', 'No answer')

const TITLES = {
  published: msg('delivery.published', 'Version {major}.{minor} published'),
  restored: msg('delivery.restored', 'Version {major}.{minor} restored'),
  imported: msg('delivery.imported', 'Import completed'),
  changed: msg('delivery.changed', '{count, plural, one {Item changed} other {# items changed}}'),
  test: msg('delivery.test', 'Test'),
}

/** Returns a function that gives the text of what a delivery reports: "Version 17.3 published". */
export function useDeliveryTitle(): (event: WebhookDelivery['attributes']['event']) => string {
  const { t } = useI18n()
  const versioned = (
    title: Message,
    { version_major, version_minor }: { version_major: number; version_minor: number },
  ) => t(title, { major: version_major, minor: version_minor })
  return (event) => {
    switch (event.type) {
      case 'version.published':
        return versioned(TITLES.published, event.data.version)
      case 'version.restored':
        return versioned(TITLES.restored, event.data.version)
      case 'import.completed':
        return t(TITLES.imported)
      case 'item.changed':
        return t(TITLES.changed, { count: event.data.total })
      case 'ping':
        return t(TITLES.test)
    }
  }
}

/** Why there was no answer. */
export const NO_ANSWER: Readonly<Record<DeliveryError, Message>> = {
  'invalid-address': msg('delivery.invalid-address', 'the address cannot be read'),
  'unknown-host': msg('delivery.unknown-host', 'the host is not known'),
  'not-allowed': msg('delivery.not-allowed', 'the host is in a private network, which is not allowed'),
  'no-connection': msg('delivery.no-connection', 'no connection'),
  timeout: msg('delivery.timeout', 'nothing within 10 s'),
}

/** Names of statuses as HTTP calls them; they are the same in every language. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

export const statusName = (status: number): string | undefined => STATUS_NAMES[status]
