import type { Page } from '@playwright/test'
import { apiOf, plainTrigger } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { TRIGGER_TYPES } from '../pages/trigger-types.ts'
import { Triggers } from '../pages/triggers.ts'
import { expect, test } from '../test.ts'

// One after the other they would take longer than all other files.
test.describe.configure({ mode: 'parallel' })

const SITE = SITES.shop

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => plainTrigger(`${name} ${String(index + 1).padStart(2, '0')}`))

const enter = async (page: Page) => {
  await new Product(page).enter('owner')
  return { triggers: new Triggers(page, SITE), api: await apiOf(page, SITE) }
}

const start = async (page: Page) => {
  const { triggers } = await enter(page)
  await triggers.open()
  return triggers
}

const GROUPS: Readonly<Record<string, readonly (keyof typeof TRIGGER_TYPES)[]>> = {
  'that watch the page': ['page_view', 'dom_ready', 'page_load', 'history', 'debounced_history', 'javascript_error'],
  'that watch the visitor': [
    'click',
    'capturing_click',
    'form_submission',
    'page_scroll',
    'leave_content',
    'element_visibility',
  ],
  'that watch for something else': [
    'event',
    'time_on_website',
    'element_presence',
    'cdp_audience_detection',
    'trigger_group',
    'timer',
  ],
}

test('every kind of trigger is covered', () => {
  expect(Object.values(GROUPS).flat().sort()).toEqual(Object.keys(TRIGGER_TYPES).sort())
})

for (const [which, types] of Object.entries(GROUPS)) {
  test(`triggers ${which} keep their settings`, async ({ page }) => {
    const triggers = await start(page)
    // The screen of a new trigger shows what the server has of it.
    for (const type of types)
      await test.step(type, async () => {
        const { tile, label, fill, check } = TRIGGER_TYPES[type]
        await triggers.begin(tile)
        await page.getByLabel('Trigger name').fill(`Journey: ${type}`)
        await fill(page, triggers)
        await triggers.saveNew(`Journey: ${type}`)
        await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible()
        await check(page, triggers)
        await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
      })
  })
}

test('a trigger is edited, refused, renamed and deleted without losing input', async ({ page }) => {
  const { triggers, api } = await enter(page)
  await api.createMany('triggers', [plainTrigger('Journey: taken'), plainTrigger('Journey: mine')])
  await triggers.openOne('Journey: mine')
  expect(await violations(page)).toEqual([])

  await triggers.onlyWhen()
  await triggers.condition(1, 'Click Element', 'matches CSS', 'button[')
  await expect(page.getByText('Row 1: Not a valid CSS selector')).toBeVisible()
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(bar.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true')
  await bar.getByRole('button', { name: 'Fix 1 error to save' }).click()
  await expect(page.getByRole('textbox', { name: 'Value 1' })).toBeFocused()
  await bar.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('textbox', { name: 'Value 1' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Value 1' }).fill('button[type=submit]')
  await expect(page.getByText('Not a valid CSS selector')).toBeHidden()

  await page.getByRole('navigation').getByRole('link', { name: /^Tags/ }).click()
  await expect(page.getByRole('alertdialog', { name: 'Discard 1 change?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('textbox', { name: 'Value 1' }).focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Trigger saved')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Value 1' })).toBeFocused()

  await page.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Journey: taken')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('Name already used')).toBeVisible()
  await dialog.getByLabel('Name').fill('  Journey: renamed ')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(triggers.heading('Journey: renamed')).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete trigger' }).click()
  await expect(page).toHaveURL(/\/triggers(\?|$)/)
  await expect(triggers.row('Journey: renamed')).toHaveCount(0)
})

test('60 triggers are deleted at once; 3 members of a group are refused until the group is deleted', async ({
  page,
}) => {
  // A busy machine needs its time for 60 deletions, all of which wait for the same draft.
  const all = { timeout: 60_000 }
  test.slow()
  const { triggers, api } = await enter(page)
  const ids = await api.createMany('triggers', numbered(60, 'Bulk'))
  const holder = await api.create('triggers', {
    type: 'trigger',
    attributes: { name: 'Holder of three', trigger_type: 'trigger_group', conditions: [] },
    relationships: { triggers: { data: ids.slice(0, 3).map((id) => ({ id, type: 'trigger' })) } },
  })
  await triggers.open()
  await triggers.search('Bulk')
  await triggers.scrollTo('Bulk 30')
  await triggers.row('Bulk 30').click()
  await expect(triggers.heading('Bulk 30')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(triggers.row('Bulk 51')).toBeFocused()

  await triggers.scrollTo('Bulk 60')
  await triggers.row('Bulk 60').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toContainText('60 selected')
  await page.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete 60 triggers' })
  await dialog.getByRole('button', { name: 'Delete 60 triggers' }).click()
  await expect(dialog.getByText('57 deleted, 3 failed.')).toBeVisible(all)
  await expect(dialog.getByRole('row', { name: /Bulk 02.*Not deleted/ })).toContainText('group')
  await expect(page.getByRole('status').getByText(/could not be deleted/)).toHaveCount(0)
  await api.remove('triggers', holder)
  await dialog.getByRole('button', { name: 'Retry 3' }).click()
  await expect(dialog.getByText('60 deleted.')).toBeVisible(all)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(triggers.row(/^Bulk/)).toHaveCount(0)
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toBeHidden()
  await expect(page).toHaveURL(/\/triggers\?/)
})

test('a group has at most ten members, and a member cannot be deleted', async ({ page }) => {
  const { triggers, api } = await enter(page)
  const ids = await api.createMany('triggers', numbered(12, 'Member'))
  await api.create('triggers', {
    type: 'trigger',
    attributes: { name: 'Group of eight', trigger_type: 'trigger_group', conditions: [] },
    relationships: { triggers: { data: ids.slice(0, 8).map((id) => ({ id, type: 'trigger' })) } },
  })
  await triggers.openOne('Group of eight')
  await expect(page.getByText('8 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Add existing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add existing triggers' })
  await expect(dialog.getByRole('columnheader', { name: 'Last edited' })).toHaveAttribute('aria-sort', 'descending')
  await dialog.getByRole('button', { name: 'Type' }).click()
  await expect(dialog.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'ascending')
  // The first type in the alphabet; another journey may have added an audience.
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Audience detection|Click\d/)
  await dialog.getByRole('button', { name: 'Name' }).click()
  await dialog.getByRole('searchbox').fill('Member')
  await expect(dialog.getByText('1 to 5 of 12')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Member 01/ })).toContainText('Already in the group')
  await dialog.getByRole('button', { name: 'Next page' }).click()
  await dialog.getByRole('row', { name: /Member 09/ }).click()
  await dialog.getByRole('checkbox', { name: 'Choose Member 10' }).click()
  await expect(dialog.getByText('2 chosen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next page' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Choose Member 11' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Add 2 triggers' }).click()
  await expect(page.getByText('10 of 10')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add existing' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Add existing' })).toBeFocused()
  await page.getByRole('textbox', { name: 'How often "Member 09" must fire' }).fill('0')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/Member 09: .*1/)).toBeVisible()
  await page.getByRole('textbox', { name: 'How often "Member 09" must fire' }).fill('4')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Trigger saved')).toBeVisible()

  await triggers.openOne('Member 09')
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: '1 trigger', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Groups using this trigger' })
  await expect(panel.getByRole('link', { name: 'View Group of eight' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await panel.getByRole('link', { name: 'View Group of eight' }).click()
  await expect(triggers.heading('Group of eight')).toBeFocused()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'How often "Member 09" must fire' })).toHaveValue('4')
  await page.getByRole('button', { name: 'Remove "Member 09" from the group' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove "Member 10" from the group' })).toBeFocused()
})

test('a condition on a deleted variable becomes a row that can only be removed', async ({ page }) => {
  const { triggers, api } = await enter(page)
  const variable = await api.create('variables', {
    type: 'variable',
    attributes: { name: 'Journey variable', variable_type: 'constant', value: 'x', options: {} },
  })
  const condition = { variable_id: variable, condition_type: 'equals', value: 'x', options: {} }
  const broken = await api.create('triggers', plainTrigger('Journey: broken', [condition]))
  await api.create('triggers', {
    type: 'trigger',
    attributes: { name: 'Journey: broken group', trigger_type: 'trigger_group', conditions: [] },
    relationships: { triggers: { data: [{ id: broken, type: 'trigger' }] } },
  })
  await api.remove('variables', variable)

  await triggers.openOne('Journey: broken group')
  await expect(page.getByText('Unavailable variable')).toBeVisible()
  await page.getByRole('button', { name: 'Fix trigger' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit trigger' })
  await expect(dialog.getByText(/variable of this condition no longer exists/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove condition 1' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Unavailable variable')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Fix trigger' })).toBeHidden()
})

test('triggers are created, edited and removed inside a tag, and the focus is kept', async ({ page }) => {
  const product = new Product(page)
  const { triggers, api } = await enter(page)
  await product.openTags(SITE)
  await product.beginTag(/Waymark event/)
  // The time fields push the content below down at once, so the next click is not hit by a layout shift.
  await page.getByText('Specific hours').click()
  await page.getByRole('button', { name: 'Choose existing' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose triggers' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('All day').click()
  await page.getByLabel('Tag name').fill('Journey: with trigger')
  await page.getByLabel('Category').fill('Journey')
  await page.getByLabel('Action').fill('Triggered')
  await page.getByRole('button', { name: 'New trigger' }).click()
  await expect(page.getByRole('radio', { name: /^Page scroll/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await triggers.choose('Page scroll')
  const wizard = page.getByRole('dialog', { name: 'Add trigger' })
  await wizard.getByLabel('Trigger name').fill('Journey: inside')
  await wizard.getByLabel('Scrolled by').fill('70')
  await triggers.onlyWhen()
  await triggers.condition(1, 'Page Path', 'contains', '/')
  expect(await violations(page)).toEqual([])
  await wizard.getByRole('button', { name: 'Save' }).click()
  await expect(wizard).toBeHidden()
  await expect(page.getByRole('button', { name: 'New trigger' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Triggers' })).toContainText('Journey: inside')
  await page.getByRole('dialog', { name: 'Add tag' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journey: with trigger' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Journey: inside' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit trigger' })
  await expect(editing.getByLabel('Trigger name')).toBeFocused()
  await expect(editing.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await editing.getByLabel('Trigger name').fill('Journey: changed inside')
  await editing.getByLabel('Scrolled by').fill('101')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('Must be 100 or less')).toBeVisible()
  await editing.getByLabel('Scrolled by').fill('90')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Journey: changed inside' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()

  await page.getByRole('button', { name: 'Detach Journey: changed inside' }).click()
  await expect(page.getByRole('button', { name: 'New trigger' })).toBeFocused()
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  const id = await api.find('triggers', 'Journey: changed inside')
  await api.remove('triggers', id)
  await page.getByRole('button', { name: 'Edit Journey: changed inside' }).click()
  // The cached trigger is shown at once; then the server answers that it does not exist.
  await expect(page.getByRole('dialog').getByText('This trigger does not exist')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('list', { name: 'Triggers' })).toBeHidden()
})

test('the list is searched, filtered and sorted, and opened by shortcut', async ({ page }) => {
  await start(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/tags/)
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/\/triggers/)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const filter = page.getByRole('dialog', { name: 'Filter triggers' })
  await filter.getByRole('checkbox', { name: 'Event', exact: true }).check()
  await filter.getByRole('checkbox', { name: 'Only triggers without tags' }).check()
  await expect(page).not.toHaveURL(/types/)
  await filter.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/types=.*event.*tags=none/)
  const chips = page.getByRole('group', { name: 'Filters that are set' })
  await chips.getByRole('button', { name: 'Remove filter Tags: none' }).click()
  await expect(page).not.toHaveURL(/tags=none/)
  await chips.getByRole('button', { name: 'Clear filters' }).click()
  await expect(chips).toBeHidden()
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await expect(page.getByRole('menuitemradio', { name: /^Name/ })).toBeChecked()
  for (let item = 0; item < 3; item++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: /^Created/ })).toHaveAttribute('data-focus')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Created /).first()).toBeVisible()
})
