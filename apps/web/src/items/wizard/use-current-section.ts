import { useEffect, useRef, useState } from 'react'

const FIELDS = ':is(input, textarea, button, [contenteditable="true"]):not([tabindex="-1"], [disabled])'

/** The element id of a section. */
export const sectionId = (key: string) => `section-${key}`

const keyOf = (section: Element) => section.id.slice(sectionId('').length)

/** The listed sections that begin before the height `reached`; unlisted sections belong to the one before them. */
function lastOf(
  area: HTMLElement,
  keys: readonly string[],
  reached: (section: Element) => boolean,
): string | undefined {
  const sections = [...area.querySelectorAll(`section[id^="${sectionId('')}"]`)]
  const begun = sections.filter((section) => keys.includes(keyOf(section)) && reached(section)).at(-1)
  return begun && keyOf(begun)
}

const isBefore = (section: Element, target: Node) =>
  section.contains(target) || section.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING

/**
 * The height that shows how far the form is scrolled: at the first section at the top, at the last one at the end, so
 * that each has its turn although the last ones never reach the top.
 */
function reachedHeight(area: HTMLElement): number {
  const room = area.scrollHeight - area.clientHeight
  return area.getBoundingClientRect().top + (room > 0 ? area.scrollTop / room : 0) * area.clientHeight
}

/**
 * The current listed section of a scrolling form: the one focused last or scrolled to since. Also returns a function that
 * scrolls to a section and focuses its first field. A form in a dialog is mounted after the dialog: until then there is
 * no `area`.
 */
export function useCurrentSection(area: HTMLElement | null, keys: readonly string[]) {
  const [current, setCurrent] = useState(keys[0])
  const listed = useRef(keys)
  useEffect(() => {
    listed.current = keys
  })
  // The section that got the focus or was chosen stays the current one until the user scrolls.
  const decided = useRef(true)
  useEffect(() => {
    if (!area) return
    const stop = new AbortController()
    const on = (types: readonly string[], run: (event: Event) => void) => {
      for (const type of types) area.addEventListener(type, run, { passive: true, signal: stop.signal })
    }
    on(['wheel', 'touchmove', 'pointerdown', 'keydown'], () => {
      decided.current = false
    })
    on(['focusin'], ({ target }) => {
      const key = target instanceof Node && lastOf(area, listed.current, (section) => isBefore(section, target))
      if (!key) return
      decided.current = true
      setCurrent(key)
    })
    on(['scroll'], () => {
      if (decided.current) return
      const line = reachedHeight(area) + 1
      setCurrent((now) => lastOf(area, listed.current, (section) => section.getBoundingClientRect().top <= line) ?? now)
    })
    return () => stop.abort()
  }, [area])
  const go = (key: string) => {
    // A form in a dialog above another may have sections with the same names.
    const section = area?.querySelector<HTMLElement>(`[id="${sectionId(key)}"]`)
    if (!section) return
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
    decided.current = true
    setCurrent(key)
  }
  return { current, go }
}
