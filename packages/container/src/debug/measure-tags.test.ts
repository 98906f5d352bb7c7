import { MAX_PROBLEM_LENGTH } from '@waymark/domain/debug-protocol/constants'
import { expect, test } from 'vitest'
import { createTestPage, idOf, inputOf, runFromSource, tagItem, triggerItem, variableItem } from '../testing/index.ts'

/**
 * A debugged site with three tags on page view, which take 10, 20 and 20 ms, and one on a click. The first reads a
 * variable that takes 5 ms more.
 */
function openSite(refuses = false) {
  const test = createTestPage()
  const { renderMarkup, clockNow, preciseNow } = test.page
  let busy = 0
  const taken = [10, 20, 20, 1]
  Object.assign(test.page, {
    clockNow: () => clockNow() + busy,
    preciseNow: () => preciseNow() + busy,
    refusesScripts: () => refuses,
    randomNumber: () => {
      busy += 5
      return 0
    },
    renderMarkup: (...given: Parameters<typeof renderMarkup>) => {
      busy += taken.shift()!
      renderMarkup(...given)
    },
  })
  const onPageView = { triggers: [idOf('trigger', 1)] }
  const input = inputOf(
    {
      triggers: [triggerItem(1), triggerItem(2, { trigger_type: 'click' })],
      variables: [variableItem(1, { variable_type: 'random_number', value: null })],
      tags: [
        tagItem(1, { ...onPageView, priority: 3, code: '<script>hit({{ Variable 1 }})</script>' }),
        tagItem(2, { ...onPageView, priority: 2 }),
        tagItem(3, { ...onPageView, priority: 1, code: '<p>no script</p>' }),
        tagItem(4, { triggers: [idOf('trigger', 2)] }),
      ],
    },
    { mode: 'debug' },
  )
  return { test, ...runFromSource(input, test) }
}

test('each tag that fired tells its milliseconds, the event their sum, and the page view its longest task', () => {
  const { test, events } = openSite()
  expect(events).toEqual([])
  test.pass(0)
  expect(events).toHaveLength(1)
  expect(events[0]!.tags.map(({ milliseconds }) => milliseconds)).toEqual([15, 20, 20, undefined])
  expect([events[0]!.milliseconds, events[0]!.longestTask]).toEqual([55, 35])
  test.click({ element: {} })
  expect([events[1]!.milliseconds, events[1]!.longestTask]).toEqual([1, 35])
})

test('each tag that fired tells what its own code took, and how long after the event its turn came', () => {
  const { test, events } = openSite()
  test.pass(0)
  test.click({ element: {} })
  const told = events.map(({ tags }) => tags.map(({ ownCode, startedAfter }) => [ownCode, startedAfter]))
  const not = [undefined, undefined]
  expect(told).toEqual([
    [[10, 0], [20, 15], [20, 35], not],
    [not, not, not, [1, 0]],
  ])
})

test('the tags of the longest task of the page view are marked and counted', () => {
  const { test, events } = openSite()
  test.pass(0)
  test.click({ element: {} })
  const told = events.map(({ tags, longestTaskTags }) => [tags.map((tag) => tag.inLongestTask), longestTaskTags])
  expect(told).toEqual([
    [[true, true, undefined, undefined], 2],
    [[undefined, undefined, undefined, undefined], 2],
  ])
})

test('tags with scripts report that the Trusted Types of the page refuse them', () => {
  const { test, events } = openSite(true)
  test.pass(0)
  expect(events[0]!.tags.map(({ problem }) => problem)).toEqual([
    'trusted-types',
    'trusted-types',
    undefined,
    undefined,
  ])
})

const fields = (number: number, name: string) => variableItem(number, { name, value: name })
const order = (changes: object) => ({
  products_array: '{{ items }}',
  product_mapping: { sku: 'id' },
  category_mapping_type: 'disabled',
  product_dimensions: [],
  custom_dimensions: [],
  order: { order_id: '{{ order }}', grand_total: '{{ total }}', tax: '{{ tax }}' },
  ...changes,
})

test.each([
  [{ items: [{ id: 'A' }], order: 'T1', total: '20', tax: '' }, undefined, undefined],
  [{ items: [{ id: 'A' }], order: 'T1', total: '20', tax: 'n/a' }, 'not-a-number', 'n/a'],
  [{ items: [{ id: 'A' }], order: 'T1', total: 20, tax: Number.NaN }, 'not-a-number', 'NaN'],
  [{ items: [{ id: 'A' }], order: 'T1', total: '1.234,50', tax: 1 }, 'number-needed', '1.234,50'],
  [{ items: [{ id: 'A' }], order: 'T1', total: null, tax: 1 }, 'value-missing', undefined],
  [{ items: [{ id: 'A' }], order: Number.NaN, total: 20, tax: 1 }, 'value-missing', undefined],
  [{ items: [{ name: 'no SKU' }], order: 'T1', total: 20, tax: 1 }, 'no-products', '[{"name":"no SKU"}]'],
  [{ order: 'T1', total: 20, tax: 1 }, 'no-products', undefined],
])('a tag that fired on %j tells what was wrong with its values', (pushed, problem, value) => {
  const test = createTestPage()
  const input = inputOf(
    {
      triggers: [triggerItem(1)],
      variables: ['items', 'order', 'total', 'tax'].map((name, number) => fields(number, name)),
      tags: [tagItem(1, { template: 'ecommerce_order', template_options: order({}), code: null })],
    },
    { mode: 'debug' },
  )
  const { events } = runFromSource(input, test, [pushed])
  test.pass(0)
  const told = events.at(-1)!.tags.map(({ fired, problem, problemValue }) => [fired, problem, problemValue])
  expect(told).toEqual([[true, problem, value]])
})

test('a tag that throws, or whose element is missing, tells so, and tags around it do not', () => {
  const test = createTestPage()
  const onPageView = { triggers: [idOf('trigger', 1)] }
  const setup = { id: idOf('tag', 2), stop_on_failure: false }
  const input = inputOf(
    {
      triggers: [triggerItem(1)],
      tags: [
        tagItem(1, { ...onPageView, setup_tag: setup }),
        tagItem(2, {
          triggers: [],
          template: 'custom_content',
          template_options: { target_element_id: 'gone' },
          code: '<p>x</p>',
        }),
        tagItem(3, {
          ...onPageView,
          template: 'waymark_virtual_page_view',
          template_options: { url: 'https://', custom_dimensions: [] },
          code: null,
        }),
        tagItem(4, onPageView),
      ],
    },
    { mode: 'debug' },
  )
  const { events } = runFromSource(input, test)
  test.pass(0)
  const told = events.at(-1)!.tags.map(({ fired, problem, problemValue }) => [fired, problem, problemValue])
  expect(told).toEqual([
    [true, undefined, undefined],
    [true, 'no-element', 'gone'],
    [true, 'error', expect.stringContaining('Invalid URL')],
    [true, undefined, undefined],
  ])
})

test('a tag whose script throws while it runs tells the error, shortened if it is long, and not what others throw', () => {
  const test = createTestPage()
  const { renderMarkup } = test.page
  const fail = (errorMessage: string) => test.fail({ errorMessage, errorFile: '', errorLine: undefined })
  const script = [
    () => {},
    () => fail('Uncaught Error: boom'),
    () => {
      throw new Error('x'.repeat(5000))
    },
  ]
  Object.assign(test.page, {
    renderMarkup: (...given: Parameters<typeof renderMarkup>) => {
      renderMarkup(...given)
      script.shift()!()
    },
  })
  const tags = script.map((_run, index) => tagItem(index + 1, { triggers: [idOf('trigger', 1)] }))
  const { events } = runFromSource(inputOf({ triggers: [triggerItem(1)], tags }, { mode: 'debug' }), test)
  fail('Uncaught Error: of the page')
  test.pass(0)
  expect(events.at(-1)!.tags.map(({ problem, problemValue }) => [problem, problemValue])).toEqual([
    [undefined, undefined],
    ['error', 'Uncaught Error: boom'],
    ['error', `Error: ${'x'.repeat(MAX_PROBLEM_LENGTH - 7)}…`],
  ])
})

test('tags before and after others tell theirs, on the event on which they fire', () => {
  const test = createTestPage()
  const { renderMarkup, preciseNow } = test.page
  let busy = 0
  const taken = [10, 20, 30, 40]
  Object.assign(test.page, {
    preciseNow: () => preciseNow() + busy,
    renderMarkup: (...given: Parameters<typeof renderMarkup>) => {
      busy += taken.shift()!
      renderMarkup(...given)
    },
  })
  const link = (number: number) => ({ id: idOf('tag', number), stop_on_failure: false })
  const input = inputOf(
    {
      triggers: [triggerItem(1)],
      tags: [
        tagItem(1, { setup_tag: link(2), cleanup_tag: link(3), triggers: [idOf('trigger', 1)] }),
        tagItem(2, { triggers: [] }),
        tagItem(3, { triggers: [], code: '<script>lasts(5)</script>', cleanup_tag: link(4) }),
        tagItem(4, { triggers: [] }),
      ],
    },
    { mode: 'debug' },
  )
  const { events } = runFromSource(input, test)
  test.pass(10)
  const told = events.map(({ tags, milliseconds }) => [
    tags.flatMap(({ id, milliseconds }) => (milliseconds === undefined ? [] : [[id, milliseconds]])),
    milliseconds,
  ])
  const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => idOf('tag', number))
  expect(told).toEqual([
    [
      [
        [first, 20],
        [second, 10],
        [third, 30],
      ],
      60,
    ],
    [[[fourth, 40]], 40],
  ])
})
