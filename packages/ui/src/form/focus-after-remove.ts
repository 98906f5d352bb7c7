const BUTTON = 'button:not([disabled])'
const CONTROL = ':is(button, input, textarea):not(:disabled)'

/**
 * Call it with the remove button of a row, before the row is removed: the focus goes to the same button of the next row,
 * else of the previous one, else to the control that `alone` selects in the nearest section around the list, or to the
 * first control there.
 */
export function focusAfterRemove(button: HTMLElement, alone = CONTROL): void {
  const row = button.closest('[data-row], li')
  const list = row?.parentElement
  if (!row || !list) return
  const around = ancestorsOf(list)
  const rowsOf = () => [...list.children].filter((child) => child.matches('[data-row], li'))
  const index = rowsOf().indexOf(row)
  const place = [...row.querySelectorAll(BUTTON)].indexOf(button)
  requestAnimationFrame(() => {
    if (button.isConnected) return
    const rows = list.isConnected ? rowsOf() : []
    const buttons = [...(rows[Math.min(index, rows.length - 1)]?.querySelectorAll<HTMLElement>(BUTTON) ?? [])]
    const next = buttons[Math.min(place, buttons.length - 1)] ?? firstOf(alone, around) ?? firstOf(CONTROL, around)
    next?.focus()
  })
}

/** The sections, groups and dialogs around an element, the nearest first. */
function ancestorsOf(element: Element): readonly Element[] {
  const ancestor = element.parentElement?.closest('section, [role="group"], [role="dialog"]')
  return ancestor ? [ancestor, ...ancestorsOf(ancestor)] : []
}

const firstOf = (selector: string, ancestors: readonly Element[]) =>
  ancestors.map((ancestor) => ancestor.querySelector<HTMLElement>(selector)).find((control) => control !== null)
