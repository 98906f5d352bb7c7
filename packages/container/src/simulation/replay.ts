import type { CompileInput } from '../compile/index.ts'
import { runFromSource } from './run-content.ts'
import { createTestPage, type TestElement } from './test-page.ts'

/** The fields of a click or a submit, without its element. */
type Fields = Readonly<Record<string, string | number>>

/** What happened on a page, in this order. */
export type VisitStep =
  | { readonly do: 'push'; readonly item: Readonly<Record<string, unknown>> }
  | { readonly do: 'click' | 'submit'; readonly fields: Fields; readonly markup: string }
  | { readonly do: 'scroll'; readonly pixels: number; readonly percentage: number }
  | { readonly do: 'hash'; readonly url: string }
  | { readonly do: 'api'; readonly call: readonly unknown[] }
  | { readonly do: 'ready' | 'load' }

/** A visit of several pages by one visitor, and the content of the site at that time. */
export interface RecordedVisit {
  readonly input: CompileInput
  /** Milliseconds since 1970. */
  readonly beganAt: number
  readonly pages: readonly {
    readonly url: string
    readonly title: string
    readonly referrer: string
    readonly steps: readonly VisitStep[]
  }[]
}

/** An event of the data layer with the tags that fired on it, in firing order. */
export type Firings = readonly [event: string, ...tags: string[]]

/** Milliseconds between two steps of the visitor. */
const PAUSE = 400

/** Runs the content on a recorded visit; returns the tags that fired on each event, page by page. */
export function replay({ input, beganAt, pages }: RecordedVisit): readonly (readonly Firings[])[] {
  const names = new Map([input.site, ...input.metaSites].flatMap(({ tags }) => tags.map(({ id, name }) => [id, name])))
  let cookies: Readonly<Record<string, string>> = {}
  let now = beganAt
  return pages.map(({ url, title, referrer, steps }) => {
    const { href, hostname, pathname, search, hash, protocol, origin } = new URL(url)
    const location = { href, hostname, pathname, search, hash, protocol, origin }
    const test = createTestPage({ document: { title, referrer, location }, cookies, now })
    // The first pushes of a page come before the container starts.
    const first = steps.findIndex((step) => step.do !== 'push')
    const { dataLayer, call, events } = runFromSource(
      { ...input, mode: 'debug' },
      test,
      steps.slice(0, first).map(itemOf),
    )
    for (const step of steps.slice(first)) {
      switch (step.do) {
        case 'push':
          dataLayer.push(itemOf(step))
          break
        case 'api':
          void call(...step.call)
          break
        case 'scroll':
          test.scrollTo({ pixels: step.pixels, percentage: step.percentage })
          break
        case 'hash':
          test.go('hashchange', { url: step.url, state: null })
          break
        case 'click':
        case 'submit': {
          const element: TestElement = { markup: step.markup, selectors: [] }
          if (step.do === 'click') test.click({ element, ...step.fields }, true)
          test[step.do]({ element, ...step.fields })
          break
        }
        default:
          test[step.do]()
      }
      test.pass(PAUSE)
      now += PAUSE
    }
    cookies = { ...test.cookies }
    return events.flatMap(({ dataLayerEvent, tags }) => {
      const { event } = JSON.parse(dataLayerEvent.value)
      return event ? [[event, ...tags.flatMap(({ id, fired }) => (fired ? names.get(id)! : []))] as const] : []
    })
  })
}

const itemOf = (step: VisitStep): unknown => (step.do === 'push' ? structuredClone(step.item) : undefined)
