import { useEffectEvent, useLayoutEffect } from 'react'
import { createKeybindingsHandler, type KeybindingsMap } from 'tinykeys'
import { isTextField } from '../focus/is-text-field.ts'
import { palette } from './app-dialogs.ts'
import { singleKeys } from './single-keys.ts'

/** The bindings of all mounted components; the last one that binds a key has it, so that a dialog takes over a key. */
let bindings: readonly KeybindingsMap[] = []
/** The sequences that are bound, such as `g c`. */
let sequences: KeybindingsMap = {}
let onSequence = createKeybindingsHandler(sequences)
let onPress = createKeybindingsHandler({})

/** The event that a binding has handled last. */
let handled: KeyboardEvent | undefined

/**
 * Sequences come first: `c` must not take the last key of `g c`. After one a new handler begins, because the old one still
 * waits for the last keys of others that begin alike, and would miss `g r` right after `g t`.
 */
function onKeyDown(event: KeyboardEvent): void {
  onSequence(event)
  if (event === handled) onSequence = createKeybindingsHandler(sequences, { ignore })
  else onPress(event)
}

/**
 * Replaces the bindings. The handler of sequences is recreated only when sequences have changed, because a new one loses a
 * half-typed sequence: a list that appears between the two keys of `g r` binds keys of its own.
 */
function bind(next: readonly KeybindingsMap[]): void {
  if (bindings.length === 0) window.addEventListener('keydown', onKeyDown)
  bindings = next
  const all = Object.entries(Object.assign({}, ...bindings) as KeybindingsMap)
  const ofOneKey = all.filter(([keys]) => !keys.includes(' '))
  const ofMore = Object.fromEntries(all.filter(([keys]) => keys.includes(' ')))
  onPress = createKeybindingsHandler(Object.fromEntries(ofOneKey), { ignore })
  if (!isSame(ofMore, sequences)) {
    sequences = ofMore
    onSequence = createKeybindingsHandler(sequences, { ignore })
  }
}

const isSame = (one: KeybindingsMap, other: KeybindingsMap): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((keys) => one[keys] === other[keys])

/** Single keys are ignored while they are switched off, in text fields and while a dialog or menu is open. */
function ignore(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true
  const isSingle = event.key.length === 1 && !event.ctrlKey && !event.metaKey
  return isSingle && (!singleKeys.getSnapshot() || isTextField(event.target) || dialogIsOpen())
}

/** The palette counts while it is still loading: what is typed is meant for it. */
const dialogIsOpen = (): boolean =>
  palette.getSnapshot() || document.querySelector('[aria-modal="true"], [role="menu"], dialog[open]') !== null

/**
 * Binds keys, written as tinykeys does, while the component is mounted: `useHotkeys({ c: add, 'g t': goToTags, '$mod+k': search })`.
 * Keys whose value is undefined are not bound.
 */
export function useHotkeys(hotkeys: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>): void {
  const run = useEffectEvent((keys: string, event: KeyboardEvent) => hotkeys[keys]?.(event))
  const bound = Object.keys(hotkeys)
    .filter((keys) => hotkeys[keys])
    .join('\n')
  useLayoutEffect(() => {
    if (bound === '') return
    const own: KeybindingsMap = {}
    for (const keys of bound.split('\n')) {
      own[keys] = (event) => {
        handled = event
        event.preventDefault()
        run(keys, event)
      }
    }
    bind([...bindings, own])
    return () => bind(bindings.filter((other) => other !== own))
  }, [bound])
}
