import type { CompileInput } from '../compile/index.ts'
import { createTestPage, inputOf, runFromSource, settings, type TestPage, tagItem, triggerItem } from './index.ts'

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
        triggers: [
          triggerItem(1, {
            trigger_type: 'event',
            conditions: [
              {
                condition_id: 'c',
                variable_id: '977a1f9d-4fdb-43bf-9549-bdf68a7b69a6',
                condition_type: 'equals',
                value: 'go',
                options: {},
              },
            ],
          }),
        ],
      },
      { settings: { ...settings, ...more.settings } },
    ),
    test,
    [more.dataLayer ?? {}],
  )
  for (let times = 0; times <= (more.again ?? 0); times++) dataLayer.push({ event: 'go' })
  return test
}

export const loaded = (test: TestPage) => test.effects.flatMap((effect) => (effect.kind === 'load' ? [effect.url] : []))
export const frames = (test: TestPage) =>
  test.effects.flatMap((effect) => (effect.kind === 'frame' ? [effect.url] : []))
export const reports = (test: TestPage) =>
  test.effects.flatMap((effect) => (effect.kind === 'report' ? [effect.what] : []))
export const callsOf = (queue: unknown) =>
  Array.from(queue as ArrayLike<ArrayLike<unknown>>, (call) => Array.from(call))
