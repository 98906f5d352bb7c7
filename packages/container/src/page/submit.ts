import type { Interaction } from '../engine/core/page.ts'
import { defer, opensHere } from './defer.ts'
import { listen } from './listen.ts'

/** The form that is being submitted a second time. */
let repeated: HTMLFormElement | undefined

/** Attributes are read as such, since fields named `id` or `action` hide the properties of their form. */
export function onSubmit(run: (submit: Interaction) => void): void {
  listen(document, 'submit', (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form === repeated || !(form instanceof HTMLFormElement)) return
    const submitter = event.submitter
    const attribute = (name: string) => form.getAttribute(name) || ''
    run({
      fields: {
        element: form,
        elementId: attribute('id'),
        elementClasses: attribute('class'),
        elementUrl: new URL(attribute('action'), document.baseURI).href,
        elementName: attribute('name'),
      },
      defer: (ms) => {
        const target = submitter?.getAttribute('formtarget') || attribute('target')
        const dialog = attribute('method').toLowerCase() === 'dialog'
        if (event.defaultPrevented || dialog || form.hasAttribute('data-disable-delay') || !opensHere(target)) return
        defer(event, ms, () => {
          repeated = form
          try {
            // The page may have taken the button away meanwhile.
            const present = (submitter as HTMLButtonElement | null)?.form === form ? submitter : null
            HTMLFormElement.prototype.requestSubmit.call(form, present)
          } finally {
            repeated = undefined
          }
        })
      },
    })
  })
}
