import type { TestElement, TestPage } from './test-page.ts'

/** One thing that happens on a page: something is pushed, the visitor acts, time passes, a decision is made. */
export type Step =
  | { readonly do: 'push'; readonly item: unknown }
  | { readonly do: 'pushArguments'; readonly given: readonly unknown[] }
  | { readonly do: 'click'; readonly element: number; readonly capturing: boolean }
  | { readonly do: 'submit'; readonly id: string }
  | { readonly do: 'scroll'; readonly pixels: number; readonly percentage: number }
  | { readonly do: 'leave'; readonly edge: 'top' | 'any' }
  | { readonly do: 'go'; readonly source: 'pushState' | 'popstate'; readonly fragment: string }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'ready' | 'load' | 'show' }
  | { readonly do: 'consent'; readonly given: Readonly<Record<string, 0 | 1>> }
  | { readonly do: 'resetConsents' }
  | { readonly do: 'optOut'; readonly on: boolean }

const outer: TestElement = { markup: '<main>', selectors: ['main', '.shop'] }
const card: TestElement = { markup: '<div class="card">', selectors: ['.card', 'div'], parent: outer }
export const elements: readonly TestElement[] = [
  outer,
  card,
  { markup: '<a id="go" class="link buy">', selectors: ['a', '#go', '.buy'], parent: card },
  { markup: '<button id="add">', selectors: ['button', '#add'], parent: card },
]

/** What takes the steps that do not come through the page: the engine, or the reference. */
export interface Subject {
  push(item: unknown): void
  setConsents(given: Readonly<Record<string, 0 | 1>>): void
  resetConsents(): void
  optOut(on: boolean): void
}

export function takeStep(step: Step, test: TestPage, subject: Subject): void {
  switch (step.do) {
    case 'push':
      // Each side gets objects of its own.
      subject.push(structuredClone(step.item))
      break
    case 'pushArguments':
      subject.push(argumentsOf(...structuredClone(step.given)))
      break
    case 'click': {
      const element = elements[step.element]!
      const fields = {
        element,
        elementId: /id="([^"]*)"/.exec(element.markup)?.[1] ?? '',
        elementClasses: /class="([^"]*)"/.exec(element.markup)?.[1] ?? '',
        elementUrl: element.markup.startsWith('<a') ? 'https://shop.example/cart' : '',
        button: 0,
      }
      test.click(fields, step.capturing)
      break
    }
    case 'submit':
      test.submit({
        element: outer,
        elementId: step.id,
        elementClasses: 'form',
        elementUrl: '/send',
        elementName: 'order',
      })
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
    case 'optOut':
      subject.optOut(step.on)
  }
}

function argumentsOf(..._given: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the data layer tells an arguments object from a list
  return arguments
}
