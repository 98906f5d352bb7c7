import type { ConnectDefaults } from '../connect/connect-form.tsx'
import { useDebugger } from '../use-debugger.ts'

/** The commands of a session. Those that drop its events reset the selection as well. */
export function useCommands(onReset: (focus: ConnectDefaults['focus']) => void) {
  const { connection, viewStore } = useDebugger()
  const startOver = (focus: ConnectDefaults['focus']) => {
    onReset(focus)
    viewStore.resetSelection()
    connection.send({ type: 'reset' })
  }
  return {
    clear: () => {
      viewStore.resetSelection()
      connection.send({ type: 'clear' })
    },
    restart: () => {
      viewStore.resetSelection()
      connection.send({ type: 'restart' })
    },
    close: () => connection.send({ type: 'close' }),
    /** Back to the form, ready to connect to the same address again. */
    reconnect: () => startOver('connect'),
    /** Back to the form, ready for another address. */
    startNew: () => startOver('address'),
  }
}
