import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompileInput } from '../compile/index.ts'
import * as arbitrary from '../testing/arbitrary.ts'
import { firingsOf } from '../testing/effects.ts'
import { createTestPage, idOf, inputOf, runFromSource, type TestPage, tagItem, triggerItem } from '../testing/index.ts'
import { elements, type Step, subjectOf, takeStep } from '../testing/traces.ts'

/** A page on which time is over whenever the next of `late` says so, and on which new tasks begin when they are told to. */
function slowPage(test: TestPage, late: readonly boolean[]) {
  const { clockNow } = test.page
  let at = 0
  let isSlow = true
  let pending: (((leaves?: boolean) => void) | undefined)[] = []
  Object.assign(test.page, {
    clockNow: () => clockNow() + (isSlow && late[at++ % late.length] ? 41 : 0),
    yieldThen: (run: (leaves?: boolean) => void) => {
      pending = [run]
    },
  })
  return {
    isWaiting: () => pending.length > 0,
    nextTask: (leaves?: boolean) => pending.shift()?.(leaves),
    atOnce<Result>(run: () => Result): Result {
      isSlow = false
      const result = run()
      isSlow = true
      return result
    },
  }
}

/** Steps that change nothing of the page itself: variables read it when their tag has its turn. */
const steps = arbitrary.visit.map((all) =>
  all.flatMap((step): Step[] => {
    if (step.do === 'consent') {
      const granted = Object.entries(step.given).filter(([, state]) => state === 1)
      return [{ ...step, given: Object.fromEntries(granted) }]
    }
    if (step.do === 'optOut') return [{ ...step, on: false }]
    return /^(push|pushArguments|click|submit|leave|ready|load|setAudiences)$/.test(step.do) ? [step] : []
  }),
)
const pauses = fc.array(fc.boolean(), { minLength: 3, maxLength: 30 })

interface Beginning {
  readonly dataLayer: readonly unknown[]
  readonly cookies: Readonly<Record<string, string>>
}

function run(input: CompileInput, { dataLayer, cookies }: Beginning, all: readonly Step[], late?: readonly boolean[]) {
  const page = createTestPage({ cookies: { ...cookies } })
  page.elements = [...elements]
  const slow = late && slowPage(page, late)
  const { call, dataLayer: layer } = runFromSource(input, page, structuredClone([...dataLayer]))
  const subject = subjectOf({
    push: (item) => layer.push(item),
    call: (...given) => (slow && given[0] === 'consent.set' ? slow.atOnce(() => call(...given)) : call(...given)),
  })
  for (const [number, step] of all.entries()) {
    takeStep(step, page, subject)
    if (late?.[number % late.length]) slow!.nextTask()
  }
  while (slow?.isWaiting()) slow.nextTask()
  return firingsOf(page)
}

describe('a container that yields', () => {
  test('fires the same tags with the same values in the same order, wherever it yields and whatever is pushed', () => {
    fc.assert(
      fc.property(arbitrary.input('published'), arbitrary.beginning, steps, pauses, (input, beginning, all, late) => {
        expect(run(input, beginning, all, late)).toEqual(run(input, beginning, all))
      }),
      { numRuns: 400 },
    )
  })

  const three = inputOf({
    triggers: [triggerItem(1), triggerItem(2, { trigger_type: 'click' })],
    tags: [
      tagItem(1, { priority: 3 }),
      tagItem(2, { priority: 2, consent_type: 'analytics', triggers: [idOf('trigger', 1)] }),
      tagItem(3, { priority: 1, triggers: [idOf('trigger', 1)] }),
      tagItem(4, { triggers: [idOf('trigger', 2)] }),
    ],
  })
  const opened = (cookies: Readonly<Record<string, string>> = {}) => {
    const page = createTestPage({ cookies: { ...cookies } })
    const slow = slowPage(page, [false])
    const { call, dataLayer } = slow.atOnce(() => {
      let busy = 0
      const render = page.page.renderMarkup
      const { clockNow } = page.page
      // Every tag takes 50 ms.
      Object.assign(page.page, {
        clockNow: () => clockNow() + busy,
        renderMarkup: (...given: Parameters<typeof render>) => {
          busy += 50
          render(...given)
        },
      })
      return runFromSource(three, page)
    })
    return { page, slow, call, dataLayer, hits: () => firingsOf(page).map(([number]) => number) }
  }
  const granted = { [`wm_consents_${three.appId}`]: '{"v":1,"t":"","c":{"analytics":1}}' }

  test('lets the page have its turn after 40 ms, and goes on in a new task', () => {
    const { slow, hits } = opened(granted)
    expect(hits()).toEqual([1])
    slow.nextTask()
    expect(hits()).toEqual([1, 2])
    slow.nextTask()
    expect(hits()).toEqual([1, 2, 3])
    slow.nextTask()
    expect(slow.isWaiting()).toBe(false)
  })

  test('runs all that waits when the page is left', () => {
    const { slow, hits, dataLayer } = opened(granted)
    dataLayer.push({ event: 'other' })
    slow.nextTask(true)
    expect(hits()).toEqual([1, 2, 3])
    expect(slow.isWaiting()).toBe(false)
  })

  test('runs all that waits before a click on a link, and its tags, in the task of the click', () => {
    const { page, hits } = opened(granted)
    page.click({ elementUrl: '' })
    expect(hits()).toEqual([1])
    page.click({ elementUrl: 'https://shop.example/away' })
    expect(hits()).toEqual([1, 2, 3, 4, 4])
  })

  test('calls the callback of an event before push returns', () => {
    const { dataLayer, hits } = opened(granted)
    const heard: unknown[] = []
    dataLayer.push({ event: 'go', eventCallback: (given: unknown) => heard.push(given) })
    expect(heard).toEqual([{ event: 'go', fired: 0 }])
    expect(hits()).toEqual([1, 2, 3])
  })

  test('comes to the items of the page although a tag pushes on every push', () => {
    const { page, slow, dataLayer, hits } = opened(granted)
    while (slow.isWaiting()) slow.nextTask()
    const push = () => dataLayer.push(push)
    let time = 0
    const { clockNow } = page.page
    Object.assign(page.page, { clockNow: () => clockNow() + time++ })
    dataLayer.push(push)
    page.click({ elementUrl: '' })
    for (let task = 0; task < 60; task++) slow.nextTask()
    expect(hits()).toEqual([1, 2, 3, 4])
  })

  test('fires no tag that waits when its consent is withdrawn', () => {
    const { call, slow, hits } = opened(granted)
    call('consent.set', { analytics: 0 })
    slow.nextTask()
    expect(hits()).toEqual([1, 3])
  })

  test('fires a tag whose consent is granted while it waits after that, once', () => {
    const { call, slow, hits } = opened()
    expect(hits()).toEqual([1])
    call('consent.set', { analytics: 1 })
    while (slow.isWaiting()) slow.nextTask()
    expect(hits()).toEqual([1, 3, 2])
  })
})
