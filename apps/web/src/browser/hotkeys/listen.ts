import { find, isSingleKey, nameOf } from './matches.ts'
import { palette } from './palette-open.ts'
import { singleKeys } from './single-keys.ts'

type Run = (event: KeyboardEvent) => void

/** Shortcut → what it does, the latest last: a dialog may take over a key and gives it back when it closes. */
const bindings = new Map<string, Run[]>()

/** How long, in milliseconds, the first key of a row waits for the second. */
const PATIENCE = 1000
let before: { name: string; at: number } | null = null

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'))

/** A layer that was asked for counts, also while it is being loaded: what is typed is meant for it. */
const layerIsOpen = (): boolean =>
  palette.isOpen() || document.querySelector('[aria-modal="true"], [role="menu"], dialog[open]') !== null

function press(event: KeyboardEvent) {
  const name = nameOf(event)
  if (name === null || event.defaultPrevented || event.isComposing) return
  const waiting = before && event.timeStamp - before.at < PATIENCE ? before.name : null
  const { done, begins } = find(bindings.keys(), waiting, name)
  const single = isSingleKey(done ?? name)
  if (single && (!singleKeys.get() || isText(event.target) || layerIsOpen())) return
  before = begins && !done ? { name, at: event.timeStamp } : null
  if (!done) return
  event.preventDefault()
  bindings.get(done)?.at(-1)?.(event)
}

/** Lets keys written like `mod+k`, `c` or `g t` do something until the returned function is called. */
export function bind(shortcuts: Readonly<Record<string, Run>>): () => void {
  if (bindings.size === 0) addEventListener('keydown', press)
  for (const [keys, run] of Object.entries(shortcuts)) bindings.set(keys, [...(bindings.get(keys) ?? []), run])
  return () => {
    for (const [keys, run] of Object.entries(shortcuts)) {
      const rest = bindings.get(keys)?.filter((other) => other !== run) ?? []
      if (rest.length > 0) bindings.set(keys, rest)
      else bindings.delete(keys)
    }
    if (bindings.size === 0) removeEventListener('keydown', press)
  }
}
