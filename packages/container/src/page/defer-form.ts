import type { Defer } from '../engine/core/page.ts'
import { createElement } from './create-element.ts'
import { copyAttributes, defer, opensHere } from './defer.ts'
import { tryTo } from './report.ts'

/** The attributes of how a form is sent; of these, a submit button may have its own, with `form` in front. */
const ATTRIBUTES = ['action', 'method', 'enctype', 'target', 'accept-charset', 'rel']

/**
 * Sends a form later, with the data of this moment: what the page changes or disables meanwhile is no matter. They are
 * sent by a copy in a shadow tree of its own, out of which no event comes, without validation.
 */
export const deferForm: Defer = (event: SubmitEvent, form: HTMLFormElement, ms) => {
  const { submitter } = event
  // Events that the page makes itself have no default action, and older browsers do not report which button was pressed.
  if (!event.isTrusted || submitter === undefined || form.hasAttribute('data-disable-delay')) return
  defer(event, ms, () => {
    const copy = form.isConnected && copyOf(form, submitter)
    return copy ? () => send(copy) : undefined
  })
}

/** A form that sends what another would send now; nothing when that does not lead away or cannot be known. */
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
  // The page may change its address, and so what an empty or relative action means.
  copy.setAttribute('action', action)
  const data = dataOf(form, submitter, copy)
  data?.forEach((value, name) => {
    copy.appendChild(fieldOf(name, value))
  })
  return data && copy
}

/** The data that a form sends with a button. Browsers of before 2023 leave the button out: they are not used then. */
function dataOf(form: HTMLFormElement, submitter: HTMLElement | null, noButton: HTMLElement): FormData | undefined {
  // The page may have taken the button away.
  if ((submitter as HTMLButtonElement | null)?.form !== form) return new FormData(form)
  // Browsers that support the button refuse what is none.
  return tryTo(() => new FormData(noButton as HTMLFormElement, noButton)) ? undefined : new FormData(form, submitter)
}

function fieldOf(name: string, value: FormDataEntryValue): HTMLInputElement {
  if (typeof value === 'string') return createElement('input', { type: 'hidden', name, value }) as HTMLInputElement
  const field = createElement('input', { type: 'file', name }) as HTMLInputElement
  // Without a chosen file, a field sends one without a name.
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
  // Fields named `submit` hide the method of their form.
  HTMLFormElement.prototype.submit.call(copy)
  setTimeout(() => place.remove(), 0)
}
