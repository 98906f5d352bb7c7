import { type KeyboardEvent, useState } from 'react'
import type { Option } from './option.ts'

const PAGE = 8

/** The active option, moved by keys. `take` returns whether it has handled the key. */
export function useActiveOption(options: readonly Option[]) {
  const [wanted, setActive] = useState<string | null>(null)
  const at = wanted === null ? -1 : options.findIndex((option) => option.value === wanted)
  const take = (event: KeyboardEvent): boolean => {
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? options.length - 1 : at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
    }[event.key]
    if (to === undefined || event.altKey) return false
    event.preventDefault()
    setActive(options[Math.max(0, Math.min(options.length - 1, to))]?.value ?? null)
    return true
  }
  return { active: at < 0 ? null : wanted, option: options[at], setActive, take }
}
