import { msg } from '@waymark/domain/message'
import type { UserSession } from '@waymark/domain/session'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  both: msg('session.device', '{browser} on {system}'),
  unknown: msg('session.device-unknown', 'Unknown browser'),
}

type Device = Pick<UserSession['attributes'], 'browser' | 'system'>

/** Returns a function that names the browser of a session: "Firefox on Windows". */
export function useDeviceName(): (device: Device) => string {
  const { t } = useI18n()
  return ({ browser, system }) => {
    if (browser && system) return t(M.both, { browser, system })
    return browser ?? system ?? t(M.unknown)
  }
}
