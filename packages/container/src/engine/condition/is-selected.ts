import type { Operator } from '../core/engine.ts'

/** Whether the element itself is picked by a selector; without an element never. */
export function isSelected(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && engine.page.isSelected(element, selector, !!xpath)
}

/** Whether it is not picked; without an element never either. */
export function isNotSelected(xpath: boolean | 0 | 1): Operator {
  return (element, selector, engine) => !!element && !engine.page.isSelected(element, selector, !!xpath)
}
