import type { CompileInput } from '../compile/index.ts'
import { createTestPage, inputOf, onEvent, runFromSource, settings, type TestPage, tagItem } from './index.ts'

type Options = Readonly<Record<string, unknown>>

/** Fires a tag of a template on page view, and once more on each further event. */
export function fire(
  template: string,
  template_options: Options,
  more: {
    dataLayer?: object
    again?: number
    page?: Parameters<typeof createTestPage>[0]
    settings?: Partial<CompileInput['settings']>
  } = {},
): TestPage {
  const test = createTestPage({ randoms: [0.25], ...more.page })
  const { dataLayer } = runFromSource(
    inputOf(
      {
        tags: [tagItem(1, { template, template_options, code: null })],
        triggers: [onEvent(1, 'go')],
      },
      { settings: { ...settings, ...more.settings } },
    ),
    test,
    [more.dataLayer ?? {}],
  )
  for (let times = 0; times <= (more.again ?? 0); times++) dataLayer.push({ event: 'go' })
  return test
}

export const callsOf = (queue: unknown) =>
  Array.from(queue as ArrayLike<ArrayLike<unknown>>, (call) => Array.from(call))
