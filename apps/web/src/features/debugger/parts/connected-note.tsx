import { hostOf } from '@waymark/debugger-core/address'
import { msg } from '@waymark/domain/message'
import { useWords } from '#i18n/use-words.ts'
import { useSession } from '../view/use-debugger.ts'

const CONNECTED = msg('debugger.connected-note', 'Connected to {host}')

/** Says that the connection has come about: the screen changes by itself, which can only be seen. */
export function ConnectedNote() {
  const { say } = useWords()
  const connected = useSession(({ status }) => status === 'connected')
  const address = useSession(({ snapshot }) => snapshot.context.address)
  return (
    <p className="sr-only" role="status">
      {connected && say(CONNECTED, { host: hostOf(address) })}
    </p>
  )
}
