import { listen } from './listen.ts'

/** A pointer that leaves within this many pixels of the top leaves by the top. */
const TOP = 10

export function onLeave(run: (edge: 'top' | 'any') => void): void {
  const onOut = (event: MouseEvent) => {
    if (!event.relatedTarget) run(event.clientY < TOP ? 'top' : 'any')
  }
  listen(window, 'mouseout', onOut, true)
}
