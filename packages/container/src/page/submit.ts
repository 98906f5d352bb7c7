import type { Defer, Interaction } from '../engine/core/page.ts'
import { listen } from './listen.ts'
import { guarded, tryTo } from './report.ts'

/**
 * Submits as the document hears of them, and those that the page stops on the way, once it has seen to them.
 * Attributes are read as such, since fields named `id` or `action` hide the properties of their form.
 */
export function onSubmit(run: (submit: Interaction) => void, defer?: Defer): void {
  const heard = new WeakSet<Event>()
  const interactionOf = (event: Event): Interaction => {
    const form = event.target as HTMLFormElement
    const attribute = (name: string) => form.getAttribute(name) || ''
    return {
      fields: {
        element: form,
        elementId: attribute('id'),
        elementClasses: attribute('class'),
        elementUrl: tryTo(() => new URL(attribute('action'), document.baseURI).href) || '',
        elementName: attribute('name'),
      },
      defer: (ms) => defer?.(event, form, ms),
    }
  }
  listen(
    window,
    'submit',
    (event: Event) => {
      if (!(event.target instanceof HTMLFormElement)) return
      const stopped = interactionOf(event)
      setTimeout(
        guarded(() => {
          if (!heard.has(event)) run(stopped)
        }),
        0,
      )
    },
    true,
  )
  listen(document, 'submit', (event: Event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    heard.add(event)
    run(interactionOf(event))
  })
}
