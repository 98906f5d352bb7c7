import { listen } from './listen.ts'

export function setRootClass(name: string, on: boolean): void {
  document.documentElement.classList.toggle(name, on)
}

export function onWindowEvent(name: string, run: () => void): void {
  listen(window, name, run)
}

export function onElementEvent(element: object, name: string, run: () => void): void {
  listen(element as Element, name, run)
}

export function attributeOf(element: object, name: string): string | null {
  return (element as Element).getAttribute(name)
}

export function setAttributeOf(element: object, name: string, value: string): void {
  ;(element as Element).setAttribute(name, value)
}

export function propertyOf(element: object, name: string): unknown {
  return (element as Record<string, unknown>)[name]
}
