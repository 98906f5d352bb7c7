import type { Page } from '@playwright/test'
import { newTrigger, type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import type { TriggerTypeId } from '@waymark/domain/trigger/types'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { SHOP } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { Debugger } from '../pages/debugger.ts'
import { Product, SITES } from '../pages/product.ts'
import { Shop } from '../pages/shop.ts'
import { arrived } from '../pages/visit.ts'
import { expect, test } from '../test.ts'

const CODE = "<script>window.journey = (window.journey || 0) + 1; console.log('journey on {{ Page Path }}')</script>"
const LISTENER_CODE = "<script>console.log('heard {{ Event }}, {{ Error Message }}, {{ Timer Count }}')</script>"

/** A trigger as its form makes it, with these changes. */
const trigger = (type: TriggerTypeId, name: string, settings: object, more: Partial<TriggerForm> = {}) => {
  const empty = newTrigger(type)
  return triggerCreate({ ...empty, name, settings: { ...empty.settings, ...settings }, ...more })
}

/** Adds a tag that fires on an element in view, a timer and an error. */
async function addListener(page: Page): Promise<void> {
  const api = await apiOf(page, SITES.shop)
  const ofJourney = {
    key: 'journey',
    conditionId: null,
    variableId: BUILT_INS.errorMessage.id,
    type: 'contains' as const,
    value: 'journey',
    selectorType: null,
  }
  const ids = await api.createMany('triggers', [
    trigger('element-visibility', 'Loop: Element visibility', { value: 'footer' }),
    trigger('timer', 'Loop: Timer', { value: '1', limit: '2' }),
    trigger('javascript-error', 'Loop: JavaScript error', {}, { conditions: [ofJourney] }),
  ])
  await api.create('tags', {
    type: 'tag',
    attributes: {
      name: 'Loop: heard',
      template: 'custom_tag',
      consent_type: 'not_require_consent',
      code: LISTENER_CODE,
    },
    relationships: { triggers: { data: ids.map((id) => ({ id, type: 'trigger' })) } },
  })
}

test('an editor adds tags, a publisher publishes them, the shop runs them, the debugger explains them, and one is turned off', async ({
  page,
  browser,
}) => {
  const product = new Product(page)
  await product.enter('editor')
  await addListener(page)
  await product.openTags(SITES.shop)

  await test.step('an editor adds a custom tag and a pixel with flight dates', async () => {
    await product.beginTag(/Custom asynchronous tag/)
    await page.getByLabel('Tag name').fill('Loop: log')
    await product.writeCode(CODE)
    await product.linkTrigger('All page views')
    await product.saveNewTag('Loop: log')

    await product.beginTag(/Meta pixel/)
    await page.getByLabel('Tag name').fill('Loop: pixel')
    await page.getByLabel('Pixel ID').fill('318744021157986')
    await page.getByRole('combobox', { name: 'Event', exact: true }).click()
    await page.getByRole('option', { name: 'ViewContent' }).click()
    await page.getByRole('button', { name: 'Add property' }).click()
    await page.getByLabel('Property name 1').fill('path')
    await page.getByLabel('Property value 1').fill('{{ Page Path }}')
    await page.getByText('Specific dates').click()
    await page.getByLabel('From date 1').fill('1 Jan 2020')
    await page.getByLabel('From time 1').fill('00:00')
    await page.getByLabel('To date 1').fill('31 Dec 2099')
    await page.getByLabel('To time 1').fill('23:59')
    await product.linkTrigger('All page views')
    await product.saveNewTag('Loop: pixel')

    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('an editor adds a tag that follows another one, once per session, and that a trigger blocks', async () => {
    await product.beginTag(/Custom asynchronous tag/)
    await page.getByLabel('Tag name').fill('Loop: after')
    await product.writeCode("<script>console.log('after the journey')</script>")
    await product.linkTrigger('All page views')
    await page.getByRole('button', { name: 'Choose set-up tag' }).click()
    const tags = page.getByRole('dialog', { name: 'Choose set-up tag' })
    await tags.getByRole('searchbox').fill('Loop: log')
    await tags.getByRole('button', { name: 'Loop: log' }).click()
    await page.getByRole('checkbox', { name: 'If it fails, do not fire this tag' }).check()
    await page.getByRole('combobox', { name: 'Firing frequency' }).click()
    await page.getByRole('option', { name: 'Once per session' }).click()
    await page.getByRole('button', { name: 'Choose trigger' }).click()
    const triggers = page.getByRole('dialog', { name: 'Choose blocking triggers' })
    await triggers.getByRole('searchbox').fill('Loop: Timer')
    await triggers.getByRole('checkbox', { name: 'Choose Loop: Timer' }).click()
    await triggers.getByRole('button', { name: 'Block with 1 trigger' }).click()
    await product.saveNewTag('Loop: after')
    await expect(page.getByRole('list', { name: 'Not when' })).toContainText('Loop: Timer')
  })

  await product.enter('publisher')
  await product.openTags(SITES.shop)

  await test.step('a publisher publishes, and the shop runs the tags its visitor consents to', async () => {
    await product.publish()

    const shop = new Shop(await (await browser.newContext()).newPage())
    await shop.open('/p/fjell-2-tent')
    expect(await shop.global('journey')).toBe(1)
    expect(shop.consoleLines.filter((line) => line.includes('journey'))).toEqual([
      'journey on /p/fjell-2-tent',
      'after the journey',
    ])
    const calls = async () => (await shop.calls('fbq')).filter(([, pixel]) => pixel === '318744021157986')
    expect(await shop.calls('fbq')).toEqual([])

    await shop.answer('Allow all')
    await expect.poll(calls).toEqual([
      ['init', '318744021157986'],
      ['trackSingle', '318744021157986', 'ViewContent', { path: '/p/fjell-2-tent' }],
    ])

    const heard = () => shop.consoleLines.filter((line) => line.startsWith('heard ')).toSorted()
    await shop.page.locator('footer').scrollIntoViewIfNeeded()
    await shop.page.evaluate(() =>
      setTimeout(() => {
        throw new Error('of the journey')
      }),
    )
    await expect
      .poll(heard)
      .toEqual([
        'heard waymark.elementVisibility, , ',
        'heard waymark.interval, , 1',
        'heard waymark.interval, , 2',
        'heard waymark.javascriptError, Uncaught Error: of the journey, ',
      ])
  })

  await test.step('the debugger says which tag set up another, and why that does not fire again', async () => {
    const debug = new Debugger(page)
    await debug.tab.click()
    const window = await debug.connect(`${SHOP}/`)
    await arrived(window)
    await window.reload()
    await arrived(window)
    await debug.bringToFront()
    await debug.expectTimes('waymark.pageView', 2)
    const opened = async (at: number) => {
      const views = debug.events.getByRole('listitem').getByRole('button', { name: 'waymark.pageView' })
      await views.nth(at).click()
      await debug.show('Tags')
      await debug.search('tags', 'Loop: after')
      return debug.openTag('Loop: after')
    }
    // The newest stands first.
    const again = await opened(0)
    await expect(again).toContainText('Already fired once in this session')
    const first = await opened(1)
    await expect(first).toContainText('Loop: log: Completed')
  })

  await test.step('a tag that is turned off stops with the next publish', async () => {
    await page.getByRole('link', { name: /^Tags/ }).click()
    await product.tagRow('Loop: log').click()
    await page.getByRole('switch', { name: 'Active' }).click()
    await expect(page.getByText('Tag deactivated')).toBeVisible()

    const before = new Shop(await (await browser.newContext()).newPage())
    await before.open()
    expect(await before.global('journey')).toBe(1)

    await product.publish()
    const after = new Shop(await (await browser.newContext()).newPage())
    await after.open()
    expect(await after.global('journey')).toBeUndefined()
  })
})
