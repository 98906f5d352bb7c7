import { type KeyboardEvent, useRef, useState } from 'react'
import { flat, type Options, plain } from './option.ts'

const PAGE = 8

/** Which option the keyboard is at, and how keys move it. `take` answers whether it used the key. */
export function useActiveOption<Value extends string>(options: Options<Value>) {
  const [wanted, setActive] = useState<Value | null>(null)
  const typed = useRef({ text: '', at: 0 })
  const all = flat(options)
  const at = wanted === null ? -1 : all.findIndex((option) => option.value === wanted)
  const active = at < 0 ? null : wanted
  const go = (index: number) => setActive(all[Math.max(0, Math.min(all.length - 1, index))]?.value ?? null)

  const take = (event: KeyboardEvent, { homeAndEnd = true } = {}): boolean => {
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? all.length - 1 : at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      ...(homeAndEnd && { Home: 0, End: all.length - 1 }),
    }
    const to = event.altKey ? undefined : moves[event.key]
    if (to === undefined) return false
    event.preventDefault()
    go(to)
    return true
  }
  /** Moves to the next option that starts with what is being typed, and answers it. */
  const findTyped = (letter: string, time: number) => {
    const text = time - typed.current.at > 600 ? letter : typed.current.text + letter
    typed.current = { text, at: time }
    const from = text.length === 1 ? at + 1 : Math.max(0, at)
    const found = [...all.slice(from), ...all.slice(0, from)].find((option) =>
      plain(option.label).startsWith(plain(text)),
    )
    if (found) setActive(found.value)
    return found
  }
  return { active, option: all[at], setActive, take, findTyped }
}
