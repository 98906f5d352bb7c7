import { msg } from '@waymark/domain/message'
import { type DeliveryTry, isDelivered, type WebhookDelivery } from '@waymark/domain/webhook'
import { Icon } from '@waymark/ui/icon'
import { useMemo } from 'react'
import { useNow } from '#browser/use-now.ts'
import { intlLocale, useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { NO_ANSWER, NOT_SENT, statusName, UNANSWERED } from './delivery-texts.ts'
import styles from './webhooks.module.css'

const M = {
  tries: msg('delivery.tries', 'Tries'),
  next: msg('delivery.next-try', 'Next try'),
  milliseconds: msg('delivery.milliseconds', '{duration, number} ms'),
  earlier: msg('delivery.earlier', '{count, plural, one {# earlier try} other {# earlier tries}}'),
}

/** The tries of a delivery, oldest first, and when the next one is. */
export function DeliveryTries({ delivery }: { delivery: WebhookDelivery['attributes'] }) {
  const { t } = useI18n()
  const { tries, try_count, next_try_at } = delivery
  const left = try_count - tries.length
  return (
    <ol className={styles.tries} aria-label={t(M.tries)}>
      {left > 0 && <li className={styles.later}>{t(M.earlier, { count: left })}</li>}
      {tries.map((tried) => (
        <Try key={`${tried.at} ${tried.duration}`} tried={tried} />
      ))}
      {next_try_at !== null && <NextTry at={next_try_at} />}
    </ol>
  )
}

function Try({ tried }: { tried: DeliveryTry }) {
  const { t } = useI18n()
  const { clock, full } = useFormats()
  const { at, status, error, duration } = tried
  const taken = isDelivered(tried)
  const head = status ?? t(error === 'not-allowed' ? NOT_SENT : UNANSWERED)
  const milliseconds = t(M.milliseconds, { duration })
  const detail =
    status === null ? error && t(NO_ANSWER[error]) : [statusName(status), milliseconds].filter(Boolean).join(', ')
  return (
    <li data-taken={taken || undefined}>
      <span className={styles.node}>
        <Icon name={taken ? 'check' : 'x'} size="small" />
      </span>
      <span>
        <b>{head}</b>{' '}
        <span className={styles.detail}>
          <time dateTime={at} title={full(at)}>
            {clock(Date.parse(at))}
          </time>{' '}
          · {detail}
        </span>
      </span>
    </li>
  )
}

function NextTry({ at }: { at: string }) {
  const { t } = useI18n()
  const { clock, full } = useFormats()
  const left = useTimeLeft(Date.parse(at))
  return (
    <li className={styles.next}>
      <span className={styles.node} />
      <span>
        {t(M.next)}{' '}
        <span className={styles.detail}>
          <time dateTime={at} title={full(at)}>
            {clock(Date.parse(at))}
          </time>
          , {left}
        </span>
      </span>
    </li>
  )
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** How long it is until a moment, in words: "in 24 s". Counts down. */
function useTimeLeft(moment: number): string {
  const { locale } = useI18n()
  const format = useMemo(
    () => new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto', style: 'short' }),
    [locale],
  )
  const seconds = Math.max(0, Math.round((moment - useNow(1000)) / 1000))
  const [unit, length] = UNITS.find(([, size]) => seconds >= 2 * size) ?? ['second', 1]
  return format.format(Math.round(seconds / length), unit)
}
