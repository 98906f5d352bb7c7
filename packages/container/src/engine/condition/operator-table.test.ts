import { CONDITION_LABELS } from '@waymark/domain/condition'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import { conditionTest } from '../../compile/condition.ts'
import type { ConditionItem } from '../../compile/index.ts'
import { evaluate } from '../../simulation/evaluate.ts'
import { conditionItem, createTestPage, idOf, inputOf, type TestElement, variableItem } from '../../testing/index.ts'
import { conditionMet } from '../../testing/oracle/conditions.ts'
import { homes, type Visit } from '../../testing/oracle/visit.ts'

const outer: TestElement = { markup: '<main class="shop">', selectors: ['main', '.shop'] }
const element: TestElement = { markup: '<a id="go">', selectors: ['a', '#go'], parent: outer }

/** What a trigger asks of an element in view, and the id of a timer's trigger. */
const VIEW = { visible_percentage: 50, visible_seconds: 2, observe_changes: false }
const TIMER = 'timer'

/** Values of every kind with their edges, as they are shown in the table. */
const VALUES: readonly (readonly [shown: string, value: unknown])[] = [
  ['`undefined`', undefined],
  ['`null`', null],
  ['`""`', ''],
  ['`" "`', ' '],
  ['`"true"`', 'true'],
  ['`"TRUE"`', 'TRUE'],
  ['`"false"`', 'false'],
  ['`"0"`', '0'],
  ['`"it is true"`', 'it is true'],
  ['`0`', 0],
  ['`1`', 1],
  ['`-1.5`', -1.5],
  ['`NaN`', Number.NaN],
  ['`true`', true],
  ['`false`', false],
  ['`[]`', []],
  ['`["true"]`', ['true']],
  ['`{}`', {}],
  ['`{"true": 1}`', { true: 1 }],
  ['element `<a id="go">`', element],
]

type Column = readonly [type: string, value: string | null, options?: Readonly<Record<string, unknown>>]

const TABLES: readonly { readonly title: string; readonly text: string; readonly columns: readonly Column[] }[] = [
  {
    title: 'Comparing with a text',
    text: 'The condition value is `true`. A missing value meets no positive form, and so every negative one.',
    columns: [
      'contains',
      'does_not_contain',
      'starts_with',
      'does_not_start_with',
      'ends_with',
      'does_not_end_with',
      'equals',
      'does_not_equal',
    ].map((type) => [type, 'true'] as const),
  },
  {
    title: 'Patterns',
    text: 'A pattern is found anywhere in the text. A broken one, here `(`, is met in neither form.',
    columns: [
      ['regexp', '^.?[t1]'],
      ['does_not_regexp', '^.?[t1]'],
      ['regexp', '('],
      ['does_not_regexp', '('],
    ],
  },
  {
    title: 'Without a condition value',
    text: 'Empty are the missing values, the empty text, zero, false, a list without items and an object without keys.',
    columns: ['is_true', 'is_false', 'is_set', 'is_not_set', 'is_empty', 'is_not_empty'].map(
      (type) => [type, null] as const,
    ),
  },
  {
    title: 'What can never be met',
    text: 'An abandoned condition, and one of a type that the container does not know.',
    columns: [
      ['abandoned', null],
      ['no_such_type', 'true'],
    ],
  },
]

const ONCE = ['each_time', 'once_per_page_view', 'once_per_session']

/** Tables of operators that belong to one variable, with the values that this variable can have. */
const OWN: readonly {
  readonly title: string
  readonly variable: string
  readonly values: readonly (readonly [string, unknown])[]
  readonly columns: readonly Column[]
}[] = [
  {
    title: 'Elements (Click Element)',
    variable: BUILT_INS.clickElement.id,
    values: [
      ['`undefined`', undefined],
      ['element `<a id="go">` in `<main class="shop">`', element],
      ['element `<main class="shop">`', outer],
    ],
    columns: ['matches', 'does_not_match', 'is_a_child_of', 'is_not_a_child_of'].flatMap((type) =>
      ['#go', '.shop'].map((value) => [type, value, { selector_type: 'css' }] as const),
    ),
  },
  {
    title: 'Seconds since the last interaction (View within session)',
    variable: BUILT_INS.viewWithinSession.id,
    values: [
      ['`undefined`', undefined],
      ['`0`', 0],
      ['`1800`', 1800],
      ['`1801`', 1801],
    ],
    columns: [
      ['is_first_visit', '30'],
      ['is_not_first_visit', '30'],
    ],
  },
  {
    title: 'Scrolling (Page Scroll), without an earlier position',
    variable: BUILT_INS.pageScroll.id,
    values: [
      ['`undefined`', undefined],
      ['0 px, 0 %', { pixels: 0, percentage: 0 }],
      ['499 px, 49 %', { pixels: 499, percentage: 49 }],
      ['500 px, 50 %', { pixels: 500, percentage: 50 }],
    ],
    columns: [
      ['each_time', '50', { unit: 'percentage' }],
      ['once_per_page_view', '500', { unit: 'pixels' }],
      ['once_per_session', '0', { unit: 'percentage' }],
    ],
  },
  {
    title: 'Seconds on the page (Time on website)',
    variable: BUILT_INS.timeOnWebsite.id,
    values: [
      ['`undefined`', undefined],
      ['`15`', 15],
      ['`30`', 30],
    ],
    columns: ONCE.map((type) => [type, '15'] as const),
  },
  {
    title: 'The edge by which the pointer left (Leave content)',
    variable: BUILT_INS.leaveContent.id,
    values: [
      ['`undefined`', undefined],
      ['`"top"`', 'top'],
      ['`"any"`', 'any'],
    ],
    columns: ['top', 'any'].flatMap((value) => ONCE.map((type) => [type, value] as const)),
  },
  {
    title: 'Elements found by the selector `.card` (Found Elements)',
    variable: BUILT_INS.foundElements.id,
    values: [
      ['`undefined`', undefined],
      ['a list of elements', [element]],
    ],
    columns: ['.card', '.note'].map((value) => ['each_time', value] as const),
  },
  {
    title: 'The element that came into view at 50 % for 2 s, for the second time (Visible Element)',
    variable: BUILT_INS.visibleElement.id,
    values: [
      ['`undefined`', undefined],
      ['the element', element],
    ],
    columns: [
      ...['each_time', 'once_per_element', 'once_per_page_view', 'once_per_session'].map(
        (type) => [type, '.card', VIEW] as const,
      ),
      ['each_time', '.note', VIEW],
    ],
  },
  {
    title: 'How often the timer of the trigger has fired (Timer Count)',
    variable: BUILT_INS.timerCount.id,
    values: [
      ['`undefined`', undefined],
      ['`1`', 1],
      ['`2`', 2],
    ],
    columns: [['each_time', '30']],
  },
  {
    title: 'Audiences (CDP Audience); `undefined` while they are not known',
    variable: BUILT_INS.cdpAudience.id,
    values: [
      ['`undefined`', undefined],
      ['`[]`', []],
      ['`["vip"]`', ['vip']],
      ['`["vip", "new"]`', ['vip', 'new']],
    ],
    columns: ['visitor_belongs_to', 'visitor_not_belongs_to'].map((type) => [type, 'new'] as const),
  },
]

/** What an event brings along besides the values of variables. */
const FIELDS = {
  selector: '.card',
  visiblePercentage: 50,
  visibleSeconds: 2,
  addedLater: false,
  timesInView: 2,
  timerId: TIMER,
}
const listOf = (value: unknown) => (Array.isArray(value) ? value : undefined)

/** Whether the engine says that a condition is met. */
function engineResult(condition: ConditionItem, value: unknown): boolean {
  const { operator, value: expected } = conditionTest(condition, TIMER)
  if (!operator) return false
  const { page } = createTestPage()
  const present = { carried: FIELDS }
  return evaluate(operator, [])(value, evaluate(expected, []), { page, present, knownAudiences: listOf(value) })
}

/** The result of the plain interpreter. */
function referenceResult(condition: ConditionItem, value: unknown): boolean {
  const input = inputOf({ variables: [variableItem(1, { value: 'value' })] })
  const { page } = createTestPage()
  const known = new Map([[condition.variable_id, value]])
  const now = {
    name: 'waymark.scroll',
    fields: FIELDS,
    values: known,
    busy: new Set<string>(),
    cycles: new Set<string>(),
    fired: new Set<string>(),
  }
  const visit = { input, page, model: new Map(), audiences: listOf(value), assumesAudiences: false } as unknown as Visit
  return conditionMet(visit, now, homes(input)[0]!, condition)
}

const conditionOf = ([type, value, options]: Column, variable_id: string) =>
  conditionItem(1, { variable_id, condition_type: type, value, options: options ?? {} })

const heading = ([type, value, options]: Column) =>
  `${type.replaceAll('_', ' ')}${value === null || value === 'true' ? '' : ` \`${value}${options?.unit === 'pixels' ? ' px' : options?.unit ? ' %' : ''}\``}`

function tableOf(
  columns: readonly Column[],
  values: readonly (readonly [string, unknown])[],
  variable: string,
): string {
  const rows = values.map(([shown, value]) => {
    const cells = columns.map((column) => {
      const condition = conditionOf(column, variable)
      const isMet = engineResult(condition, value)
      expect(isMet, `${column} ${shown}`).toBe(referenceResult(condition, value))
      return isMet ? 'met' : '–'
    })
    return `| ${[shown, ...cells].join(' | ')} |`
  })
  return [`| value | ${columns.map(heading).join(' | ')} |`, `|${'---|'.repeat(columns.length + 1)}`, ...rows].join(
    '\n',
  )
}

test('every operator agrees with the plain interpreter and the documented table for every kind of value', async () => {
  const parts = [
    '# Operators',
    'What each condition type says of values of every kind, as the container on a site evaluates it. This page is written',
    'by `packages/container/src/engine/condition/operator-table.test.ts` (`vitest run --project unit operator-table -u`).\n',
    'Texts are compared as they are: upper and lower case count, nothing is trimmed. Numbers and booleans are compared in',
    "JavaScript's notation, objects and lists as JSON, an element by its markup.\n",
    ...TABLES.flatMap(({ title, text, columns }) => [
      `## ${title}\n`,
      `${text}\n`,
      `${tableOf(columns, VALUES, idOf('variable', 1))}\n`,
    ]),
    ...OWN.flatMap(({ title, variable, values, columns }) => [
      `## ${title}\n`,
      `${tableOf(columns, values, variable)}\n`,
    ]),
  ]
  await expect(`${parts.join('\n').trimEnd()}\n`).toMatchFileSnapshot('../../../../../docs/condition-operators.md')
})

test('every condition type of the product is in a table', () => {
  const types = new Set([...TABLES, ...OWN].flatMap(({ columns }) => columns.map(([type]) => type)))
  expect(Object.keys(CONDITION_LABELS).filter((type) => !types.has(type))).toEqual([])
})
