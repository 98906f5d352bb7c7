import { msg } from '@waymark/domain/message'
import { type ReactNode, useMemo } from 'react'
import { TAGS } from '../debugger-messages.ts'
import { SessionBackLine } from '../session-back-line.tsx'
import { useDebugger } from '../use-debugger.ts'
import { useListedTags } from './use-listed-tags.ts'

const M = {
  previous: msg('debugger.tag.previous', 'Previous tag'),
  next: msg('debugger.tag.next', 'Next tag'),
  first: msg('debugger.tag.first', 'This is the first tag'),
  last: msg('debugger.tag.last', 'This is the last tag'),
}

/** On narrow windows, above a tag: back to the list, its place in it, and its neighbours. */
export function TagBackLine({ id, end }: { id: string; end: ReactNode }) {
  const { viewStore } = useDebugger()
  const { listed } = useListedTags()
  const order = useMemo(() => listed.map((tag) => tag.id), [listed])
  const at = order.indexOf(id)
  return (
    <SessionBackLine
      text={TAGS}
      onBack={() => viewStore.set({ tag: null, leftTag: id })}
      order={order}
      at={at}
      position={at + 1}
      onChoose={(tag) => viewStore.set({ tag })}
      previous={[M.previous, M.first]}
      next={[M.next, M.last]}
      end={end}
    />
  )
}
