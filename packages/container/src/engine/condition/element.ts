import type { Engine, Operator } from '../core/engine.ts'

/** Whether a selector matches the element itself; false without an element. */
export function isSelected(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && engine.page.isSelected(element, selector, !!xpath)
}

/** Whether a selector does not match the element; false without an element as well. */
export function isNotSelected(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && !engine.page.isSelected(element, selector, !!xpath)
}

/** Number of ancestors that are tested at most. */
const LEVELS = 100

/** Whether a selector matches the element or an ancestor; false without an element. */
export function isInside(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && within(element, selector, engine, !!xpath)
}

/** Whether a selector matches neither the element nor an ancestor; false without an element as well. */
export function isNotInside(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && !within(element, selector, engine, !!xpath)
}

function within(element: object, selector: string, { page }: Engine, xpath: boolean): boolean {
  let at: object | undefined = element
  for (let level = 0; at && level <= LEVELS; level++) {
    if (page.isSelected(at, selector, xpath)) return true
    at = page.parentOf(at)
  }
  return false
}

/** Whether the elements were found by this selector. */
export function foundBy(elements: unknown, selector: string, engine: Engine): boolean {
  return !!elements && engine.present.carried.selector === selector
}
