import type { Emitted } from '@waymark/debugger-core/connection'
import type { VersionFailure } from '@waymark/debugger-core/version'
import { msg } from '@waymark/domain/message'
import { useEffect, useRef } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { CallFailed } from '#data/api/call-failed.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { confirmedHosts, debuggedAddress } from '#data/debugging/stored-address.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  debugged: msg('debugger.in-debugger', 'Debug in debug is not supported'),
  unreadable: msg('debugger.version-unreadable', 'The draft could not be read'),
}

/** Handles the emitted events of a connection: stores, shows or logs them. Disconnects when the page is unloaded. */
export function useEmitted(connection: Connection): void {
  const { t } = useI18n()
  const toasts = useToasts()
  const warned = useRef(false)
  useEffect(() => {
    const warn = () => {
      if (warned.current) return
      warned.current = true
      alert(t(M.debugged))
    }
    const tell = (failure: VersionFailure) => {
      if (failure.kind === 'link-deleted' || failure.kind === 'link-expired') return
      const { message } = reportOfThrown(new CallFailed(failure), M.unreadable)
      if (message) toasts.failure(message)
    }
    const act = (event: Emitted) => {
      switch (event.type) {
        case 'address.used':
          return debuggedAddress(event.appId).set(event.address)
        case 'host.confirmed': {
          const agreed = confirmedHosts(connection.app.id)
          return agreed.set([...new Set([...agreed.getSnapshot(), event.host])])
        }
        case 'version.unreadable':
          return tell(event.failure)
        case 'debugger.nested':
          return warn()
        case 'error':
          return console.error(event.text)
      }
    }
    return connection.onEmitted(act)
  }, [connection, toasts, t])

  useEffect(() => {
    let before = connection.getSnapshot().status
    return connection.subscribe(() => {
      const { status } = connection.getSnapshot()
      if (status === 'failed' && before !== 'failed') trackUsage({ category: 'debugger', action: 'failed' })
      before = status
    })
  }, [connection])

  useEffect(() => {
    const left = () => connection.send({ type: 'product.unloaded' })
    addEventListener('pagehide', left)
    return () => removeEventListener('pagehide', left)
  }, [connection])
}
