import type { Defer, Interaction } from '../engine/core/page.ts'
import { afterHandlers } from './after-handlers.ts'
import { inNextTask } from './in-next-task.ts'
import { listen } from './listen.ts'
import { tryTo } from './report.ts'

/** Calls back on submits that reach the document, and on those whose propagation the page stops, after its listeners. */
export function onSubmit(run: (submit: Interaction) => void, defer?: Defer): void {
  const handled = new WeakSet<Event>()
  listen(
    window,
    'submit',
    (event: Event) => {
      const stopped = readSubmit(event)
      if (!stopped) return
      inNextTask(() => {
        if (!handled.has(event)) run(stopped)
      })
    },
    true,
  )
  listen(document, 'submit', (event: Event) => {
    const submit = readSubmit(event, defer)
    if (!submit) return
    handled.add(event)
    run(submit)
  })
}

export function onValidSubmit(run: (submit: Interaction) => void, defer?: Defer): void {
  afterHandlers('submit', (event) => readSubmit(event, defer), run)
}

/** Reads attributes, not properties: a field named `id` or `action` hides the property of its form. */
function readSubmit(event: Event, defer?: Defer): Interaction | undefined {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return undefined
  const attribute = (name: string) => form.getAttribute(name) || ''
  return {
    fields: {
      element: form,
      elementId: attribute('id'),
      elementClasses: attribute('class'),
      elementUrl: tryTo(() => new URL(attribute('action') || location.href, document.baseURI).href) || '',
      elementName: attribute('name'),
    },
    defer: (ms) => defer?.(event, form, ms),
  }
}
