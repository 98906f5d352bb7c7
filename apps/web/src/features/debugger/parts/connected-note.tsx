import { hostOf } from '@waymark/debugger-core/address'
import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'
import { useSession } from '../view/use-debugger.ts'

const CONNECTED = msg('debugger.connected-note', 'Connected to {host}')

/** Says that the connection has come about: the screen changes by itself, which can only be seen. */
export function ConnectedNote() {
  const { t } = useI18n()
  const connected = useSession(({ status }) => status === 'connected')
  const address = useSession(({ snapshot }) => snapshot.context.address)
  return (
    <p className="sr-only" role="status">
      {connected && t(CONNECTED, { host: hostOf(address) })}
    </p>
  )
}
