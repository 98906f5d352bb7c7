import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import type { Items, TagItem } from '../../compile/index.ts'
import { rendered } from '../../testing/effects.ts'
import {
  conditionItem,
  createTestPage,
  idOf,
  inputOf,
  onEvent,
  runArtifact,
  runFromSource,
  tagItem,
  triggerItem,
  variableItem,
} from '../../testing/index.ts'

/** A tag without a trigger of its own. */
const untriggered = (number: number, changes: Partial<TagItem> = {}) => tagItem(number, { triggers: [], ...changes })
const link = (number: number, stop_on_failure = false) => ({ id: idOf('tag', number), stop_on_failure })
const hotjar = (number: number, changes: Partial<TagItem> = {}) =>
  untriggered(number, { template: 'hot_jar', code: null, template_options: { id: '7' }, ...changes })
const HOTJAR = 'https://static.hotjar.com/c/hotjar-7.js?sv=6'

describe.each([
  ['from its sources', runFromSource],
  ['as an artifact', runArtifact],
])('a tag with others before and after it, %s', (_how, run) => {
  function start(tags: readonly TagItem[], more: Partial<Items> & { cookies?: Record<string, string> } = {}) {
    const { cookies, ...items } = more
    const page = createTestPage(cookies ? { cookies } : {})
    const triggers = [onEvent(1, 'go'), onEvent(2, 'other')]
    const { dataLayer, call } = run(inputOf({ tags, triggers, ...items }), page)
    const fired = () =>
      page.effects.flatMap((effect) =>
        effect.kind === 'render' ? (/hit\((\d+)/.exec(effect.markup.join('')) ?? []).slice(1).map(Number) : [],
      )
    return { page, dataLayer, call, fired }
  }

  test('fires after the one and before the other, in the same turn where nothing is loaded', () => {
    const { dataLayer, fired } = start([
      tagItem(1, { setup_tag: link(2), cleanup_tag: link(3) }),
      untriggered(2, { setup_tag: link(4) }),
      untriggered(3),
      untriggered(4),
    ])
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([4, 2, 1, 3])
  })

  test('waits until what its set-up tag loads has loaded', () => {
    const { page, dataLayer, fired } = start([tagItem(1, { setup_tag: link(2, true) }), hotjar(2)])
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([])
    page.scriptLoaded(HOTJAR)
    expect(fired()).toEqual([1])
  })

  test.each([
    [true, []],
    [false, [1]],
  ])('with a set-up tag whose library cannot be loaded: stops %s', (stops, expected) => {
    const { page, dataLayer, fired } = start([tagItem(1, { setup_tag: link(2, stops) }), hotjar(2)])
    dataLayer.push({ event: 'go' })
    page.scriptFailed(HOTJAR)
    expect(fired()).toEqual(expected)
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([...expected, ...expected])
  })

  test('fires with the stored values of its event, however long it waited', () => {
    const { page, dataLayer } = start(
      [
        tagItem(1, { setup_tag: link(2), code: '<script>hit(1,{{ Variable 0 }})</script>' }),
        untriggered(2, { code: '<script>lasts(100)</script>' }),
      ],
      { variables: [variableItem(0, { value: 'plan' })] },
    )
    dataLayer.push({ event: 'go', plan: 'first' })
    dataLayer.push({ event: 'unheard', plan: 'second' })
    page.pass(100)
    expect(JSON.stringify(page.effects)).toContain('first')
  })

  test('sees nothing of what is merged into its values, or changed in them, while it waits', () => {
    const { page, dataLayer } = start(
      [
        tagItem(1, { setup_tag: link(2), code: '<p>{{ Variable 0 }} {{ Variable 1 }}</p>' }),
        untriggered(2, { code: '<script>lasts(100);cart = "{{ Variable 0 }}"</script>' }),
      ],
      { variables: [variableItem(0, { value: 'cart' }), variableItem(1, { value: 'user' })] },
    )
    const values = { cart: { items: ['hat'], total: { sum: 10 } }, user: { plan: 'free' } }
    dataLayer.push({ event: 'go', ...structuredClone(values) })
    dataLayer.push({ cart: { total: { sum: 30 } }, 'user.plan': 'gold' })
    dataLayer.push(['cart.items.push', 'shoe'])
    page.pass(100)
    const { cart, user } = values
    const fired = rendered(page)
    expect(fired.at(-1)).toEqual(['p', 0, `${JSON.stringify(cart)} ${JSON.stringify(user)}`])
  })

  test('does not fire without the consent that was withdrawn while it waited', async () => {
    const input = inputOf({})
    const { page, dataLayer, call, fired } = start(
      [
        tagItem(1, { setup_tag: link(2), consent_type: 'analytics' }),
        untriggered(2, { code: '<script>lasts(100)</script>' }),
      ],
      { cookies: { [`wm_consents_${input.appId}`]: '{"v":1,"t":"","c":{"analytics":1}}' } },
    )
    dataLayer.push({ event: 'go' })
    await call('consent.set', { analytics: 0 })
    page.pass(100)
    expect(fired()).toEqual([])
  })

  test('comes back, and what is after it, when its set-up tag gets its consent late', async () => {
    const onPageView = { triggers: [idOf('trigger', 3)] }
    const { dataLayer, call, fired } = start(
      [
        tagItem(1, { ...onPageView, setup_tag: link(2, true), cleanup_tag: link(3) }),
        untriggered(2, { setup_tag: link(4, true) }),
        untriggered(3),
        untriggered(4, { consent_type: 'analytics' }),
        // Held back by something else, or not at all, or on an event that happens again.
        tagItem(5, { ...onPageView, setup_tag: link(6, true) }),
        untriggered(6, { code: '<script>breaks()</script>' }),
        tagItem(7, { ...onPageView, setup_tag: link(4) }),
        tagItem(8, { setup_tag: link(4, true) }),
        tagItem(9, { triggers: [idOf('trigger', 4)], setup_tag: link(4, true) }),
      ],
      {
        triggers: [
          onEvent(1, 'go'),
          triggerItem(3),
          triggerItem(4, { conditions: [conditionItem(4, { variable_id: idOf('variable', 0), value: 'later' })] }),
        ],
        variables: [variableItem(0, { value: 'plan' })],
      },
    )
    dataLayer.push({ event: 'go', plan: 'later' })
    expect(fired()).toEqual([7])
    await call('consent.set', { remarketing: 1 })
    expect(fired()).toEqual([7])
    await call('consent.set', { analytics: 1 })
    expect(fired()).toEqual([7, 4, 2, 1, 3])
    await call('consent.reset')
    await call('consent.set', { analytics: 1 })
    expect(fired()).toEqual([7, 4, 2, 1, 3])
  })

  test.each([
    ['without its consent', { consent_type: 'analytics' }],
    ['that is blocked', { blocking_triggers: [idOf('trigger', 1)] }],
    ['that is inactive', { is_active: false }],
    ['that throws', { code: '<script>breaks()</script>' }],
    ['without a value that it needs', { template: 'hot_jar', code: null, template_options: { id: '{{ nothing }}' } }],
  ] as const)('does not fire after a set-up tag %s, if that stops it', (_why, changes) => {
    for (const stops of [true, false]) {
      const { dataLayer, fired } = start([tagItem(1, { setup_tag: link(2, stops) }), untriggered(2, changes)])
      dataLayer.push({ event: 'go' })
      expect(fired().includes(1)).toBe(!stops)
    }
  })

  test('is not followed by a clean-up tag that its failure stops', () => {
    const { dataLayer, fired } = start([
      tagItem(1, { code: '<script>hit(1);breaks()</script>', cleanup_tag: link(3, true) }),
      tagItem(2, { code: '<script>hit(2);breaks()</script>', cleanup_tag: link(3) }),
      untriggered(3),
    ])
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([1])
    dataLayer.push({ event: 'other' })
    expect(fired()).toEqual([1, 2, 3])
  })

  test('is set up once on an event, for all that share the set-up tag', () => {
    const { dataLayer, fired } = start([
      tagItem(1, { setup_tag: link(3) }),
      tagItem(2, { setup_tag: link(3), triggers: [idOf('trigger', 1)] }),
      tagItem(3, { triggers: [idOf('trigger', 1)] }),
    ])
    dataLayer.push({ event: 'go' })
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([3, 1, 2, 3, 1, 2])
  })

  test('counts a set-up tag that has fired as often as it may as done', () => {
    const { dataLayer, fired } = start([
      tagItem(1, { setup_tag: link(2, true) }),
      untriggered(2, { firing_frequency: 'once_per_page_view' }),
    ])
    dataLayer.push({ event: 'go' })
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([2, 1, 1])
  })

  test('waits for a set-up tag that fires once and is still under way', () => {
    const { page, dataLayer, fired } = start([
      tagItem(1, { setup_tag: link(2, true) }),
      hotjar(2, { firing_frequency: 'once_per_session' }),
    ])
    dataLayer.push({ event: 'go' })
    dataLayer.push({ event: 'go' })
    expect(fired()).toEqual([])
    page.scriptLoaded(HOTJAR)
    expect(fired()).toEqual([1, 1])
  })

  test('tells how many tags fired on the event when the last of them has', () => {
    const { page, dataLayer } = start([tagItem(1, { setup_tag: link(2) }), hotjar(2)])
    const answers: unknown[] = []
    dataLayer.push({ event: 'go', eventCallback: (answer: unknown) => answers.push(answer) })
    expect(answers).toEqual([])
    page.scriptLoaded(HOTJAR)
    expect(answers).toEqual([{ event: 'go', fired: 2 }])
  })
})

describe('a tag that does not fire every time', () => {
  const start = (firing_frequency: string, page = createTestPage()) => {
    const { dataLayer } = runFromSource(
      inputOf({ tags: [tagItem(1, { firing_frequency })], triggers: [onEvent(1, 'go')] }),
      page,
    )
    dataLayer.push({ event: 'go' })
    dataLayer.push({ event: 'go' })
    return page
  }
  const times = ({ effects }: ReturnType<typeof createTestPage>) =>
    effects.filter(({ kind }) => kind === 'render').length

  test('fires once per page view and keeps nothing', () => {
    const page = start('once_per_page_view')
    expect(times(page)).toBe(1)
    expect(page.cookies).toEqual({})
    expect(page.storage).toEqual({})
  })

  test('fires once per session, also on the next page', () => {
    const page = start('once_per_session')
    expect(times(page)).toBe(1)
    expect(page.storage).toEqual({})
    expect(times(start('once_per_session', createTestPage({ cookies: page.cookies })))).toBe(0)
    expect(times(start('once_per_session'))).toBe(1)
  })

  test('fires once per visitor, without a cookie', () => {
    const page = start('once_per_visitor')
    expect(times(page)).toBe(1)
    expect(page.cookies).toEqual({})
    expect(times(start('once_per_visitor', createTestPage({ storage: page.storage })))).toBe(0)
  })
})

describe('a blocking trigger', () => {
  const blocked = (blockers: readonly number[], cookies = {}) => {
    const page = createTestPage({ cookies, document: { location: { pathname: '/staff' } } })
    const { dataLayer } = runFromSource(
      inputOf({
        tags: [tagItem(1, { blocking_triggers: blockers.map((number) => idOf('trigger', number)) })],
        triggers: [
          onEvent(1, 'go'),
          onEvent(2, 'other'),
          onEvent(
            3,
            'go',
            conditionItem(9, { variable_id: BUILT_INS.pagePath.id, condition_type: 'equals', value: '/staff' }),
          ),
        ],
      }),
      page,
    )
    dataLayer.push({ event: 'other' })
    dataLayer.push({ event: 'go' })
    return page.effects.filter(({ kind }) => kind === 'render').length
  }

  test('keeps the tag from firing on an event on which it is met', () => {
    expect(blocked([3])).toBe(0)
    expect(blocked([2, 3])).toBe(0)
  })

  test('of another event keeps it from nothing', () => {
    expect(blocked([2])).toBe(1)
  })

  test('that asks for audiences lets the tag wait for them', () => {
    for (const [audiences, expected] of [
      [['staff'], 0],
      [['guests'], 1],
      [undefined, 1],
    ] as const) {
      const page = createTestPage({ fetches: () => audiences && { audiences } })
      const staff = triggerItem(2, {
        conditions: [
          conditionItem(2, {
            variable_id: BUILT_INS.cdpAudience.id,
            condition_type: 'visitor_belongs_to',
            value: 'staff',
          }),
        ],
      })
      const input = inputOf({
        tags: [tagItem(1, { blocking_triggers: [staff.id] })],
        triggers: [triggerItem(1), staff],
      })
      runFromSource(input, page)
      const fired = () => page.effects.filter(({ kind }) => kind === 'render').length
      expect(fired()).toBe(0)
      for (const [command] of page.globals._paq) command.call?.({ getVisitorId: () => 'visitor' })
      expect(fired()).toBe(expected)
    }
  })
})
