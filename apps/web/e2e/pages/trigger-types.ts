import { expect, type Page } from '@playwright/test'
import type { Triggers } from './triggers.ts'

/** A trigger type: fills in the form with values other than the defaults, and the values expected after saving. */
export interface TriggerTypeSample {
  readonly tile: string
  readonly label: string
  readonly fill: (page: Page, triggers: Triggers) => Promise<void>
  readonly check: (page: Page, triggers: Triggers) => Promise<void>
}

export const TRIGGER_TYPES = {
  page_view: {
    tile: 'Page view',
    label: 'Page view',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Once per session' }).check()
      await page.getByLabel('Session ends after').fill('45')
    },
    check: async (page, triggers) => {
      await triggers.expectChosen('As soon as the page is opened')
      await triggers.expectChosen('Once per session')
      await expect(page.getByLabel('Session ends after')).toHaveValue('45')
    },
  },
  dom_ready: {
    tile: 'Page view',
    label: 'DOM ready',
    fill: async (page, triggers) => {
      await page.getByRole('radio', { name: /DOM ready/ }).check()
      await page.getByRole('radio', { name: /excluding the first time/ }).check()
      await page.getByLabel('Session ends after').fill('1440')
      await triggers.onlyWhen()
      await triggers.condition(1, 'Page Path', 'starts with', '/sale')
    },
    check: async (page, triggers) => {
      await triggers.expectChosen(/DOM ready/)
      await triggers.expectChosen(/excluding the first time/)
      await expect(page.getByLabel('Session ends after')).toHaveValue('1440')
      await triggers.expectCondition(1, 'Page Path', 'starts with', '/sale')
    },
  },
  page_load: {
    tile: 'Page view',
    label: 'Page load',
    fill: async (page, triggers) => {
      await page.getByRole('radio', { name: /everything on the page has loaded/ }).check()
      await page.getByRole('radio', { name: 'Specific visitors' }).check()
      await triggers.pick('Visitor 1', 'visitor does not belong to')
      await triggers.pick('Audience 1', 'Abandoned baskets')
    },
    check: async (_page, triggers) => {
      await triggers.expectChosen(/everything on the page has loaded/)
      await triggers.expectChosen('Specific visitors')
      await triggers.expectPicked('Visitor 1', 'visitor does not belong to')
      await triggers.expectPicked('Audience 1', 'Abandoned baskets')
    },
  },
  capturing_click: {
    tile: 'Click',
    label: 'Click',
    fill: async (page, triggers) => {
      await triggers.onlyWhen()
      await triggers.condition(1, 'Click Element', 'is a child of XPath', '//form[@id="cart"]')
      await page.getByRole('button', { name: 'Add condition' }).click()
      await triggers.condition(2, 'Returning Visitor', 'is true')
      await page.getByRole('button', { name: 'Add condition' }).click()
      await triggers.pick('Variable 3', 'Traffic source')
      await triggers.pick('Value 3', 'Social network')
    },
    check: async (page, triggers) => {
      await triggers.expectCondition(1, 'Click Element', 'is a child of XPath', '//form[@id="cart"]')
      await triggers.expectCondition(2, 'Returning Visitor', 'is true')
      await triggers.expectPicked('Value 3', 'Social network')
      await expect(page.getByRole('checkbox', { name: 'Wait for tags' })).not.toBeChecked()
    },
  },
  click: {
    tile: 'Click',
    label: 'Click, waiting for tags',
    fill: async (page) => {
      await page.getByRole('checkbox', { name: 'Wait for tags' }).check()
      await page.getByRole('checkbox', { name: 'Check validation' }).check()
    },
    check: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Wait for tags' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Check validation' })).toBeChecked()
    },
  },
  event: {
    tile: 'Event',
    label: 'Event',
    fill: async (page, triggers) => {
      await triggers.pick('The name of the event', 'starts with')
      await page.getByLabel('Event name').fill('checkout.')
      await triggers.onlyWhen()
      await triggers.condition(1, 'View within session', 'is not first after idle for', '15')
    },
    check: async (page, triggers) => {
      await triggers.expectPicked('The name of the event', 'starts with')
      await expect(page.getByLabel('Event name')).toHaveValue('checkout.')
      await triggers.expectCondition(1, 'View within session', 'is not first after idle for', '15')
    },
  },
  form_submission: {
    tile: 'Form submission',
    label: 'Form submission',
    fill: async (page, triggers) => {
      await page.getByRole('checkbox', { name: 'Check validation' }).check()
      await triggers.onlyWhen()
      await triggers.condition(1, 'Form ID', 'does not equal', 'newsletter')
    },
    check: async (page, triggers) => {
      await expect(page.getByRole('checkbox', { name: 'Check validation' })).toBeChecked()
      await triggers.expectCondition(1, 'Form ID', 'does not equal', 'newsletter')
    },
  },
  page_scroll: {
    tile: 'Page scroll',
    label: 'Page scroll',
    fill: async (page, triggers) => {
      await triggers.pick('Unit', 'Pixels')
      await page.getByLabel('Scrolled by').fill('1200')
      await page.getByRole('radio', { name: 'Once per page view' }).check()
    },
    check: async (page, triggers) => {
      await triggers.expectPicked('Unit', 'Pixels')
      await expect(page.getByLabel('Scrolled by')).toHaveValue('1200')
      await triggers.expectChosen('Once per page view')
    },
  },
  leave_content: {
    tile: 'Leave content',
    label: 'Leave content',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Anywhere' }).check()
      await page.getByRole('radio', { name: 'Once per session' }).check()
    },
    check: async (_page, triggers) => {
      await triggers.expectChosen('Anywhere')
      await triggers.expectChosen('Once per session')
    },
  },
  time_on_website: {
    tile: 'Time on website',
    label: 'Time on website',
    fill: async (page, triggers) => {
      await triggers.pick('Time', '2 minutes')
      await page.getByRole('radio', { name: 'Once per page view' }).check()
    },
    check: async (_page, triggers) => {
      await triggers.expectPicked('Time', '2 minutes')
      await triggers.expectChosen('Once per page view')
    },
  },
  history: {
    tile: 'History change',
    label: 'History change, every one',
    fill: async (page) => page.getByRole('radio', { name: 'Every single change' }).check(),
    check: async (_page, triggers) => triggers.expectChosen('Every single change'),
  },
  debounced_history: {
    tile: 'History change',
    label: 'History change',
    fill: async (_page, triggers) => {
      await triggers.onlyWhen()
      await triggers.condition(1, 'Old history fragment', 'is not empty')
    },
    check: async (_page, triggers) => {
      await triggers.expectChosen(/count as one/)
      await triggers.expectCondition(1, 'Old history fragment', 'is not empty')
    },
  },
  element_presence: {
    tile: 'Element presence',
    label: 'Element presence',
    fill: async (page) => {
      await page.getByLabel('CSS selector').fill('.product-card:not(.sold-out)')
      await page.getByRole('radio', { name: 'Once per session' }).check()
    },
    check: async (page, triggers) => {
      await expect(page.getByLabel('CSS selector')).toHaveValue('.product-card:not(.sold-out)')
      await triggers.expectChosen('Once per session')
    },
  },
  element_visibility: {
    tile: 'Element visibility',
    label: 'Element visibility',
    fill: async (page) => {
      await page.getByLabel('CSS selector').fill('.product-card')
      await page.getByLabel('Share in view').fill('75')
      await page.getByLabel('Time in view').fill('2')
      await page.getByRole('checkbox', { name: 'Also elements added later' }).check()
      await page.getByRole('radio', { name: 'Once per element' }).check()
    },
    check: async (page, triggers) => {
      await expect(page.getByLabel('CSS selector')).toHaveValue('.product-card')
      await expect(page.getByLabel('Share in view')).toHaveValue('75')
      await expect(page.getByLabel('Time in view')).toHaveValue('2')
      await expect(page.getByRole('checkbox', { name: 'Also elements added later' })).toBeChecked()
      await triggers.expectChosen('Once per element')
    },
  },
  timer: {
    tile: 'Timer',
    label: 'Timer',
    fill: async (page) => {
      await page.getByLabel('Interval').fill('15')
      await page.getByLabel('Limit').fill('')
      await page.getByRole('radio', { name: 'When its conditions are met' }).check()
    },
    check: async (page, triggers) => {
      await expect(page.getByLabel('Interval')).toHaveValue('15')
      await expect(page.getByLabel('Limit')).toHaveValue('')
      await triggers.expectChosen('When its conditions are met')
    },
  },
  javascript_error: {
    tile: 'JavaScript error',
    label: 'JavaScript error',
    fill: async (_page, triggers) => {
      await triggers.onlyWhen()
      await triggers.condition(1, 'Error File', 'contains', '/app.js')
    },
    check: async (_page, triggers) => triggers.expectCondition(1, 'Error File', 'contains', '/app.js'),
  },
  cdp_audience_detection: {
    tile: 'Audience detection',
    label: 'Audience detection',
    fill: async (page, triggers) => {
      await triggers.pick('Audience 1', 'Members')
      await page.getByRole('button', { name: 'Add audience' }).click()
      await triggers.pick('Visitor 2', 'visitor does not belong to')
      await triggers.pick('Audience 2', 'Returning hikers')
    },
    check: async (_page, triggers) => {
      await triggers.expectPicked('Visitor 1', 'visitor belongs to')
      await triggers.expectPicked('Audience 1', 'Members')
      await triggers.expectPicked('Visitor 2', 'visitor does not belong to')
      await triggers.expectPicked('Audience 2', 'Returning hikers')
    },
  },
  trigger_group: {
    tile: 'Trigger group',
    label: 'Trigger group',
    fill: async (page, triggers) => {
      await page.getByRole('button', { name: 'Add existing' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add existing triggers' })
      await dialog.getByRole('checkbox').nth(0).click()
      await dialog.getByRole('checkbox').nth(1).click()
      await dialog.getByRole('button', { name: 'Add 2 triggers' }).click()
      await page
        .getByRole('textbox', { name: /^How often/ })
        .nth(1)
        .fill('3')
      await triggers.onlyWhen()
      await triggers.condition(1, 'Page Hostname', 'ends with', '.example')
    },
    check: async (page, triggers) => {
      const counts = page.getByRole('textbox', { name: /^How often/ })
      await expect(counts).toHaveCount(2)
      expect(await counts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).sort())).toEqual([
        '1',
        '3',
      ])
      await triggers.expectCondition(1, 'Page Hostname', 'ends with', '.example')
    },
  },
} satisfies Readonly<Record<string, TriggerTypeSample>>
