import type { Engine, Operator } from '../core/engine.ts'

/** Whether the element itself is picked by a selector; without an element never. */
export function isSelected(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && engine.page.isSelected(element, selector, !!xpath)
}

/** Whether it is not picked; without an element never either. */
export function isNotSelected(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && !engine.page.isSelected(element, selector, !!xpath)
}

/** The most ancestors that are tested. */
const LEVELS = 100

/** Whether the element or something around it is picked by a selector; without an element never. */
export function isInside(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && within(element, selector, engine, !!xpath)
}

/** Whether nothing around it is picked, nor itself; without an element never either. */
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
