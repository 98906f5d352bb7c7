import type { Failure } from '@waymark/api-client/client'
import { failureReport, UNKNOWN } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  minutes: msg(
    'login.too-many-minutes',
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  ),
  seconds: msg(
    'login.too-many-seconds',
    'Too many attempts at the moment. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  ),
}

/** Returns a function that gives the text of why a step of signing in was refused, and when it may be tried again. */
export function useRefusalText(fallback = UNKNOWN): (failure: Failure) => string {
  const { t } = useI18n()
  return (failure) => {
    const wait = failure.kind === 'status' && failure.status === 429 ? failure.retryAfter : undefined
    if (wait === undefined) return t(failureReport(failure, fallback).message ?? fallback)
    return wait > 60 ? t(M.minutes, { minutes: Math.ceil(wait / 60) }) : t(M.seconds, { seconds: wait })
  }
}
