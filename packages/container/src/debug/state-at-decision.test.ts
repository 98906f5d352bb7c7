import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect } from 'vitest'
import type { ConditionItem, Items, TagItem, TriggerItem } from '../compile/index.ts'
import { type DebuggedSite, test } from '../testing/debugged-site.ts'
import { conditionItem, idOf, tagItem, triggerItem } from '../testing/index.ts'
import { html, RECORDER } from '../testing/site.ts'

const onClick = (number: number, ...conditions: readonly ConditionItem[]): TriggerItem =>
  triggerItem(number, { trigger_type: 'capturing_click', conditions })

const onElement = (number: number, condition_type: string, value: string) =>
  conditionItem(number, { variable_id: BUILT_INS.clickElement.id, condition_type, value, options: { selector: 'css' } })

/** A tag that marks the clicked element. */
const marking = (number: number, changes: Partial<TagItem> = {}) =>
  tagItem(number, { code: "<script>{{ Click Element }}.classList.add('done')</script>", ...changes })

/** The events of that name that the debugger has received. */
const eventsNamed = async ({ receivedOf }: DebuggedSite, name: string): Promise<any[]> =>
  (await receivedOf('event'))
    .map(({ payload }) => payload)
    .filter(({ dataLayerEvent }) => JSON.parse(dataLayerEvent.value).event === name)

/** Clicks on a page with a draft; gives the event of the click. */
async function click(debugged: DebuggedSite, items: Partial<Items>) {
  const { site, changeDraft, debug, connected } = debugged
  site.change({ pages: { '/': html('<button id="buy">buy</button>', RECORDER) } })
  changeDraft(items)
  const page = await debug()
  await connected()
  await page.click('#buy')
  const clicks = () => eventsNamed(debugged, 'waymark.capturingClick')
  await expect.poll(clicks).toHaveLength(1)
  return (await clicks())[0]
}

const results = (triggers: any[]): boolean[][] =>
  triggers.map(({ conditions }) => conditions.map(({ resolved }: any) => resolved))

describe('the debugger shows a click as it was before tags changed the element', () => {
  test('in the trigger through which the tag fired, in a group, and in the values', async ({ debugged }) => {
    const group = triggerItem(2, {
      trigger_type: 'trigger_group',
      triggers: [{ id: idOf('trigger', 1), firing_threshold: 1 }],
    })
    const event = await click(debugged, {
      tags: [marking(1), tagItem(2)],
      triggers: [onClick(1, onElement(1, 'matches', 'button:not(.done)')), group],
    })
    const [first, second] = event.tags
    expect(first.fired).toBe(true)
    expect(results([first.relatedTrigger])).toEqual([[true, true]])
    expect(second.fired).toBe(true)
    expect(results(event.triggerGroups[0].triggers)).toEqual([[true, true]])
    const shown = event.variables.find(({ id }: any) => id === BUILT_INS.clickElement.id)
    expect(shown.serializedValue.value).toBe('<button#buy>')
    expect(event.dataLayerEvent.value).toContain('<button#buy>')
  })

  test('in a blocking trigger of the tag', async ({ debugged }) => {
    const event = await click(debugged, {
      tags: [marking(1, { blocking_triggers: [idOf('trigger', 2)] })],
      triggers: [onClick(1), onClick(2, onElement(2, 'is_a_child_of', '.done'))],
    })
    expect(event.tags[0].fired).toBe(true)
    expect(results(event.tags[0].blockingTriggers)).toEqual([[true, false]])
  })

  test('in conditions behind one that is not met', async ({ debugged }) => {
    const elsewhere = conditionItem(3, { value: 'elsewhere' })
    const event = await click(debugged, {
      tags: [tagItem(2, { priority: 10 }), marking(1)],
      triggers: [onClick(1), onClick(2, elsewhere, onElement(2, 'is_not_a_child_of', '.done'))],
    })
    const [first] = event.tags
    expect(first.preventedBy).toBe('trigger')
    expect(results([first.relatedTrigger])).toEqual([[true, false, true]])
  })

  test('at the turn of each tag', async ({ debugged }) => {
    const unmarked = (number: number) => onClick(number, onElement(number, 'matches', 'button:not(.done)'))
    const event = await click(debugged, {
      tags: [tagItem(3), tagItem(2, { priority: 5, triggers: [idOf('trigger', 1)] }), marking(1, { priority: 10 })],
      triggers: [unmarked(1), unmarked(3)],
    })
    const judged = event.tags.map((tag: any) => [tag.id, tag.fired, ...results(tag.relatedTriggers)])
    expect(judged).toEqual([
      [idOf('tag', 1), true, [true, true]],
      // Shares its trigger with the first, so it was decided together.
      [idOf('tag', 2), true, [true, true]],
      [idOf('tag', 3), false, [true, false]],
    ])
  })
})

describe('the debugger shows the consent of an event as it was before a tag', () => {
  /** The results of a tag that needs consent and fires before one that changes it, and the consents of their events. */
  async function pageView(debugged: DebuggedSite, changed: 0 | 1) {
    const needing = tagItem(1, { priority: 20, consent_type: 'analytics' })
    const changing = tagItem(2, {
      priority: 10,
      triggers: needing.triggers,
      code: `<script>waymark('consent.set', { analytics: ${changed} })</script>`,
    })
    debugged.changeDraft({ tags: [needing, changing], triggers: [triggerItem(1)] })
    const page = await debugged.debug()
    await debugged.connected()
    await page.evaluate("dataLayer.push({ event: 'last' })")
    await expect.poll(() => eventsNamed(debugged, 'last')).toHaveLength(1)
    return (await eventsNamed(debugged, 'waymark.pageView')).map(({ tags: [{ fired, preventedBy }], consents }) => ({
      fired,
      preventedBy,
      consents,
    }))
  }

  test('granted it', async ({ debugged }) => {
    expect(await pageView(debugged, 1)).toEqual([
      { fired: false, preventedBy: 'consent-manager', consents: {} },
      // The same event again, for the tag whose consent was granted.
      { fired: true, preventedBy: null, consents: { analytics: 1 } },
    ])
  })

  test('withdrew it', async ({ debugged }) => {
    await debugged.context.addCookies([
      {
        name: `wm_consents_${debugged.published.appId}`,
        value: encodeURIComponent('{"v":1,"t":"","c":{"analytics":1}}'),
        url: debugged.site.origin,
      },
    ])
    expect(await pageView(debugged, 0)).toEqual([{ fired: true, preventedBy: null, consents: { analytics: 1 } }])
  })
})
