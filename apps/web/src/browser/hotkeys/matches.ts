/** What of a key press decides which shortcut it is. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The press as a shortcut is written: `mod+k` (Control or Command), `shift+F6`, `g`, `?`. Null for a bare modifier. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | null {
  if (['Control', 'Meta', 'Shift', 'Alt', 'AltGraph', 'Dead'].includes(key)) return null
  const mod = ctrlKey || metaKey
  const plain = key.length === 1
  const parts = [
    mod && 'mod',
    altKey && !plain && 'alt',
    shiftKey && !plain && 'shift',
    plain ? key.toLowerCase() : key,
  ]
  return parts.filter(Boolean).join('+')
}

/** Whether a shortcut is a single printable key (or a row of them), which text fields need for themselves. */
export const isSingleKey = (shortcut: string): boolean => shortcut.split(' ').every((key) => key.length === 1)

/** The shortcut that a press completes or begins, given the key pressed just before. */
export function find(
  shortcuts: Iterable<string>,
  before: string | null,
  name: string,
): { done?: string; begins: boolean } {
  const all = [...shortcuts]
  const done =
    (before !== null && all.find((keys) => keys === `${before} ${name}`)) || all.find((keys) => keys === name)
  return { ...(done && { done }), begins: all.some((keys) => keys.startsWith(`${name} `)) }
}
