import type { TestElement, TestPage } from '../simulation/test-page.ts'

/** One thing that happens on a page: something is pushed, the visitor acts, time passes, a decision is made. */
export type Step =
  | { readonly do: 'push'; readonly item: unknown }
  | { readonly do: 'pushArguments'; readonly given: readonly unknown[] }
  | { readonly do: 'click'; readonly element: number; readonly capturing: boolean; readonly isPrevented?: boolean }
  | { readonly do: 'submit'; readonly id: string; readonly isPrevented?: boolean }
  | { readonly do: 'scroll'; readonly pixels: number; readonly percentage: number }
  | { readonly do: 'leave'; readonly edge: 'top' | 'any' }
  | { readonly do: 'go'; readonly source: 'pushState' | 'popstate'; readonly fragment: string }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'ready' | 'load' | 'show' }
  | { readonly do: 'consent'; readonly given: Readonly<Record<string, 0 | 1>> }
  | { readonly do: 'resetConsents' }
  | { readonly do: 'optOut'; readonly on: boolean }
  | { readonly do: 'see'; readonly element: number; readonly percentage: number }
  | { readonly do: 'hide' }
  | { readonly do: 'fail'; readonly message: string }
  | { readonly do: 'arrive'; readonly element: number }
  | { readonly do: 'setAudiences'; readonly ids: readonly string[] }
  | { readonly do: 'answerAudiences' }

/** No plain data, like an element of a browser: without own keys, and empty in JSON. */
class ElementOfPage implements TestElement {
  readonly #described: TestElement
  constructor(described: TestElement) {
    this.#described = described
  }
  get markup() {
    return this.#described.markup
  }
  get selectors() {
    return this.#described.selectors
  }
  get parent() {
    return this.#described.parent
  }
}

const element = (markup: string, selectors: readonly string[], parent?: TestElement): TestElement =>
  new ElementOfPage({ markup, selectors, parent })

const outer = element('<main>', ['main', '.shop'])
const card = element('<div class="card">', ['.card', 'div'], outer)
export const elements: readonly TestElement[] = [
  outer,
  card,
  element('<a id="go" class="link buy">go</a>', ['a', '#go', '.buy'], card),
  element('<button id="add"> cart </button>', ['button', '#add'], card),
]

/** Elements that may be added later. */
const arrivals: readonly TestElement[] = [
  element('<p class="card note">7</p>', ['.card', '.note']),
  element('<b class="note">x</b>', ['.note']),
  element('<i>', ['i']),
]

/** The engine or the reference, for steps that do not come through the page. */
export interface Subject {
  push(item: unknown): void
  setConsents(given: Readonly<Record<string, 0 | 1>>): void
  resetConsents(): void
  optOut(on: boolean): void
  setAudiences(ids: readonly string[]): void
  /** Lets the tracker and the network answer all requests so far. */
  answerAudiences(): void
}

/** The engine, told by its data layer and its calls. */
export const subjectOf = ({
  push,
  call,
  answerAudiences = () => {},
}: Pick<Subject, 'push'> &
  Partial<Pick<Subject, 'answerAudiences'>> & { call: (name: string, ...given: unknown[]) => unknown }): Subject => ({
  push,
  setConsents: (given) => call('consent.set', given),
  resetConsents: () => call('consent.reset'),
  optOut: (on) => call(on ? 'privacy.optOut' : 'privacy.optIn'),
  setAudiences: (ids) => call('audiences.set', ids),
  answerAudiences,
})

export function takeStep(step: Step, test: TestPage, subject: Subject): void {
  switch (step.do) {
    case 'push':
      // Engine and reference get separate objects.
      subject.push(structuredClone(step.item))
      break
    case 'pushArguments':
      subject.push(argumentsOf(...structuredClone(step.given)))
      break
    case 'click': {
      const clicked = elements[step.element]!
      const fields = {
        element: clicked,
        elementId: /id="([^"]*)"/.exec(clicked.markup)?.[1] ?? '',
        elementClasses: /class="([^"]*)"/.exec(clicked.markup)?.[1] ?? '',
        elementUrl: clicked.markup.startsWith('<a') ? 'https://shop.example/cart' : '',
        button: 0,
      }
      test.click(fields, step.capturing, step.isPrevented)
      break
    }
    case 'submit':
      test.submit(
        {
          element: outer,
          elementId: step.id,
          elementClasses: 'form',
          elementUrl: '/send',
          elementName: 'order',
        },
        step.isPrevented,
      )
      break
    case 'scroll':
      test.scrollTo({ pixels: step.pixels, percentage: step.percentage })
      break
    case 'leave':
      test.leave(step.edge)
      break
    case 'go':
      test.go(step.source, { url: `https://shop.example/products#${step.fragment}`, state: { at: step.fragment } })
      break
    case 'pass':
      test.pass(step.ms)
      break
    case 'see':
      test.see([...elements, ...arrivals][step.element]!, step.percentage)
      break
    case 'hide':
      test.isHidden = true
      break
    case 'fail':
      test.fail({ errorMessage: step.message, errorFile: 'https://shop.example/app.js', errorLine: 7 })
      break
    case 'ready':
    case 'load':
    case 'show':
      test[step.do]()
      break
    case 'consent':
      subject.setConsents(step.given)
      break
    case 'resetConsents':
      subject.resetConsents()
      break
    case 'setAudiences':
      subject.setAudiences([...step.ids])
      break
    case 'answerAudiences':
      subject.answerAudiences()
      break
    case 'arrive':
      test.elements = [...test.elements, arrivals[step.element]!]
      test.mutate()
      // Long enough to be found.
      test.pass(100)
      break
    case 'optOut':
      subject.optOut(step.on)
  }
}

/** Runs what was pushed for the tracker, as the tracker does once it has loaded. */
export function runTracker({ globals }: TestPage): void {
  for (const [command] of globals._paq?.splice(0) ?? []) {
    if (typeof command === 'function') command.call({ getVisitorId: () => 'visitor' })
  }
}

function argumentsOf(..._given: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the data layer tells an arguments object from a list
  return arguments
}
