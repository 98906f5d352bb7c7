import { bodyOrRoot, createElement } from './create-element.ts'
import { listen } from './listen.ts'

export function wrapperFor(attributes: Readonly<Record<string, string>>, parent?: object): Element {
  const wrapper = createElement('div', attributes)
  if (parent) (parent as Element).textContent = ''
  ;((parent as Element | undefined) || bodyOrRoot()).appendChild(wrapper)
  return wrapper
}

export function dropElement(element: object): void {
  ;(element as Element).remove()
}

export function onClickWithin(element: object, selector: string, run: () => void): void {
  listen(element as Element, 'click', (event: Event) => {
    const target = event.target
    if (target instanceof Element && target.closest(selector)) run()
  })
}
