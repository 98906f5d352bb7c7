import type { Offered } from '../connect/connect-form.tsx'
import { useDebugger } from '../view/use-debugger.ts'

/** What can be done with a session as a whole. Each of them drops what was chosen, since the events it was in are gone. */
export function useCommands(onStartOver: (focus: Offered['focus']) => void) {
  const { connection, viewing } = useDebugger()
  const startOver = (focus: Offered['focus']) => {
    onStartOver(focus)
    viewing.forget()
    connection.send({ type: 'reset' })
  }
  return {
    clear: () => {
      viewing.forget()
      connection.send({ type: 'clear' })
    },
    restart: () => {
      viewing.forget()
      connection.send({ type: 'restart' })
    },
    close: () => connection.send({ type: 'close' }),
    /** Back to the form, ready to connect to the same address again. */
    reconnect: () => startOver('connect'),
    /** Back to the form, ready for another address. */
    startNew: () => startOver('address'),
  }
}
