import { describe, expect, test } from 'vitest'
import { rendered } from '../testing/effects.ts'
import {
  conditionItem,
  createTestPage,
  idOf,
  inputOf,
  onEvent,
  runArtifact,
  tagItem,
  triggerItem,
  variableItem,
} from '../testing/index.ts'
import { buildId, type CompileInput, compile } from './index.ts'

const hits = (input: CompileInput, dataLayer: unknown[] = []) => {
  const page = createTestPage()
  runArtifact(input, page, dataLayer)
  return rendered(page)
}

test('the same input gives the same bytes', () => {
  const input = inputOf({ tags: [tagItem(1), tagItem(2)], triggers: [triggerItem(1), triggerItem(2)] })
  expect(compile(input).source).toBe(compile(structuredClone(input)).source)
  expect(buildId()).toMatch(/^[0-9a-f]{16}$/)
})

describe('meta-sites', () => {
  const page = (id: string, name: string, more: object) => ({
    id,
    name,
    tags: [],
    triggers: [],
    variables: [],
    ...more,
  })
  const site = {
    tags: [tagItem(1, { code: '<script>hit("site", {{ Shared }}, {{ Meta only }})</script>' })],
    triggers: [triggerItem(1)],
    variables: [variableItem(1, { name: 'Shared', variable_type: 'constant', value: 'site' })],
  }
  const meta = page('m1', 'Meta', {
    tags: [
      tagItem(11, { code: '<script>hit("meta", {{ Shared }}, {{ Site only }})</script>' }),
      tagItem(12, { triggers: [idOf('trigger', 1)] }),
    ],
    triggers: [triggerItem(11)],
    variables: [
      variableItem(11, { name: 'Shared', variable_type: 'constant', value: 'meta' }),
      variableItem(12, {
        name: 'Meta only',
        variable_type: 'lookup_table',
        value: '{{ Shared }}',
        options: { mapping: [{ input: 'meta', output: 'own first' }], default_value: 'other' },
      }),
    ],
  })

  test('use their own variables first, and their triggers fire only their own tags', () => {
    const input = inputOf(
      {
        ...site,
        variables: [...site.variables, variableItem(2, { name: 'Site only', variable_type: 'constant', value: 'yes' })],
      },
      { metaSites: [meta] },
    )
    expect(hits(input)).toEqual(['hit("site",  ("site") ,  ("own first") )', 'hit("meta",  ("meta") ,  ("yes") )'])
  })

  test('come after the site at equal priority, and heatmaps are taken once', () => {
    const later = tagItem(5, { created_at: '2027-01-01T00:00:00Z', triggers: [idOf('trigger', 1)] })
    const input = inputOf(
      { ...site, tags: [later] },
      {
        metaSites: [
          page('m', 'M', {
            tags: [tagItem(6), tagItem(7, { priority: 1, triggers: [idOf('trigger', 6)] })],
            triggers: [triggerItem(6)],
          }),
        ],
      },
    )
    expect(hits(input)).toEqual(['hit(7)', 'hit(5)', 'hit(6)'])
    const heat = (number: number) => tagItem(number, { template: 'heatmaps', code: null })
    const two = inputOf(
      { tags: [], triggers: [], variables: [] },
      {
        metaSites: [
          page('a', 'A', { tags: [heat(1)], triggers: [triggerItem(1)] }),
          page('b', 'B', { tags: [heat(2)], triggers: [triggerItem(2)] }),
        ],
      },
    )
    expect(compile(two).source.match(/tagList|Heatmap events/g)).toHaveLength(1)
  })
})

describe('an item that cannot work', () => {
  test('is left out of the published artifact and noted', () => {
    const input = inputOf({
      tags: [
        tagItem(1, { is_active: false, code: '<script>hit("inactive")</script>' }),
        tagItem(2, { template: 'abandoned', code: '<script>hit("abandoned")</script>' }),
        tagItem(3, { code: '<script>hit("never")</script>' }),
        tagItem(4, { code: '<script>}{</script><script>hit({{ Broken }})</script>' }),
      ],
      triggers: [
        triggerItem(1),
        triggerItem(2),
        triggerItem(3, { conditions: [conditionItem(1, { variable_id: idOf('variable', 77) })] }),
        triggerItem(4),
      ],
      variables: [variableItem(1, { name: 'Broken', variable_type: 'custom_js', value: 'a; b' })],
    })
    const { source, warnings } = compile(input)
    expect(source).not.toMatch(/inactive|abandoned|never/)
    expect(warnings.map(({ kind, name, text }) => `${kind} ${name}: ${text}`)).toEqual([
      'tag Tag 4: a script does not parse',
      'variable Broken: the code is not one JavaScript expression',
    ])
    expect(hits(input)).toHaveLength(2)
  })

  test.each([
    '});alert(1);({',
    '*/ } /*',
    '</script>',
    '`',
    'x) , (y',
    'function(){',
    'a\u2028b',
    '1//',
    'await x',
    'return 1',
  ])('code cannot leave its function: %j', (code) => {
    const input = inputOf({
      tags: [tagItem(1, { code: `<script>${code}</script><script>hit({{ Code }})</script>` })],
      triggers: [triggerItem(1)],
      variables: [variableItem(1, { name: 'Code', variable_type: 'custom_js', value: code })],
    })
    expect(() => new Function(compile(input).source)).not.toThrow()
    expect(hits(input).at(-1)).toContain('hit(')
  })

  test('only template fields and code read a path after a reference', () => {
    const options = { mapping: [{ input: '{{ word }}.x', output: '{{ word }}.landing' }] }
    const input = inputOf({
      tags: [tagItem(1, { code: '<script>hit({{ Page }}, {{ word }}.length)</script>' })],
      triggers: [onEvent(1, 'go')],
      variables: [variableItem(1, { name: 'Page', variable_type: 'lookup_table', value: 'main.x', options })],
    })
    expect(hits(input, [{ event: 'go', word: 'main' }])).toEqual(['hit( ("main\\u002elanding") ,  (4))'])
  })

  test('names that objects inherit are names like any other', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const input = inputOf({
      tags: names.map((_, at) => tagItem(at + 1)),
      triggers: names.map((name, at) => onEvent(at + 1, name)),
    })
    expect(
      hits(
        input,
        names.map((event) => ({ event })),
      ),
    ).toEqual(['hit(1)', 'hit(2)', 'hit(3)', 'hit(4)'])
    expect(hits(input, [{ event: 'valueOf' }])).toEqual([])
  })
})
