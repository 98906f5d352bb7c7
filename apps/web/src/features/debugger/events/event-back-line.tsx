import { msg } from '@waymark/domain/message'
import { type ReactNode, useMemo } from 'react'
import { EVENTS } from '../debugger-messages.ts'
import { SessionBackLine } from '../session-back-line.tsx'
import { useDebugger } from '../use-debugger.ts'
import { useListedPages } from './use-listed-pages.ts'

const M = {
  newer: msg('debugger.event.newer', 'Newer event'),
  older: msg('debugger.event.older', 'Older event'),
  newest: msg('debugger.event.newest', 'This is the newest event'),
  oldest: msg('debugger.event.oldest', 'This is the oldest event'),
}

/** On narrow windows, above an event: back to the list, its place in it, and its neighbours. */
export function EventBackLine({ number, end }: { number: number; end: ReactNode }) {
  const { viewStore } = useDebugger()
  const { pages } = useListedPages()
  const order = useMemo(() => pages.flatMap(({ events }) => events.map((event) => event.number)), [pages])
  const at = order.indexOf(number)
  return (
    <SessionBackLine
      text={EVENTS}
      onBack={() => viewStore.set({ event: null, leftEvent: number })}
      order={order}
      at={at}
      // The list has the newest event on top, and events are counted from the oldest one.
      position={order.length - at}
      onChoose={(event) => viewStore.set({ event })}
      previous={[M.newer, M.newest]}
      next={[M.older, M.oldest]}
      end={end}
    />
  )
}
