import type { Defer } from '../engine/core/page.ts'
import { createElement } from './create-element.ts'
import { copyAttributes, defer, opensHere } from './defer.ts'
import { tryTo } from './report.ts'

/** Attributes that control how a form is sent. A submit button can override them, by the same names after `form`. */
const ATTRIBUTES = ['action', 'method', 'enctype', 'target', 'accept-charset', 'rel']

/**
 * Sends a form later with its present data; changes of the page meanwhile have no effect. The data is sent by a copy of the
 * form in a shadow tree, from which no events reach the page, without validation.
 */
export const deferForm: Defer = (event: SubmitEvent, form: HTMLFormElement, ms) => {
  const { submitter } = event
  // Events dispatched by scripts have no default action; older browsers do not report which button was pressed.
  if (!event.isTrusted || submitter === undefined || form.hasAttribute('data-disable-delay')) return
  defer(event, ms, () => {
    const copy = form.isConnected && copyOf(form, submitter)
    return copy ? () => send(copy) : undefined
  })
}

/** A copy of a form that sends its present data; undefined if the form does not leave the page or its data is unknown. */
function copyOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLFormElement | undefined {
  const copy = createElement('form') as HTMLFormElement
  copyAttributes(form, copy, ATTRIBUTES)
  for (let index = 0; submitter && index < ATTRIBUTES.length; index++) {
    const name = ATTRIBUTES[index]!
    const value = submitter.getAttribute(`form${name}`)
    if (value !== null) copy.setAttribute(name, value)
  }
  const { action, method } = copy
  if (method === 'dialog' || !/^https?:/.test(action) || !opensHere(copy.getAttribute('target'))) return undefined
  // Made absolute, because the page may change its address.
  copy.setAttribute('action', action)
  const data = dataOf(form, submitter, copy)
  data?.forEach((value, name) => {
    copy.appendChild(fieldOf(name, value))
  })
  return data && copy
}

/** The data that a form sends with a button; undefined in browsers before 2023, which cannot include the button. */
function dataOf(form: HTMLFormElement, submitter: HTMLElement | null, noButton: HTMLElement): FormData | undefined {
  // The page may have removed the button.
  if ((submitter as HTMLButtonElement | null)?.form !== form) return new FormData(form)
  // Browsers that support the argument throw for an element that is no button.
  return tryTo(() => new FormData(noButton as HTMLFormElement, noButton)) ? undefined : new FormData(form, submitter)
}

function fieldOf(name: string, value: FormDataEntryValue): HTMLInputElement {
  if (typeof value === 'string') return createElement('input', { type: 'hidden', name, value }) as HTMLInputElement
  const field = createElement('input', { type: 'file', name }) as HTMLInputElement
  // A field without a chosen file sends an empty one without a name.
  if (value.name || value.size) {
    const files = new DataTransfer()
    files.items.add(value)
    field.files = files.files
  }
  return field
}

function send(copy: HTMLFormElement): void {
  const place = createElement('div', { hidden: '' })
  place.attachShadow({ mode: 'closed' }).appendChild(copy)
  document.documentElement.appendChild(place)
  // A field named `submit` hides the form's own method.
  HTMLFormElement.prototype.submit.call(copy)
  setTimeout(() => place.remove(), 0)
}
