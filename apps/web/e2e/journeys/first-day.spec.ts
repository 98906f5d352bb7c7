import type { ChildProcess } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { emptyInstallation } from '../installation.ts'
import { startWebsite, type Website, page as withCode } from '../pages/website.ts'
import { isFree, serveEmpty, stop } from '../servers.ts'

const CODE = "<script>document.documentElement.dataset.fired = 'yes'</script>"

let server: ChildProcess
let setUp: string
let website: Website

test.beforeAll(async () => {
  const { parallelIndex, workerIndex } = test.info()
  const { product, environment } = emptyInstallation(parallelIndex, workerIndex)
  await isFree(`${product}/readyz`)
  website = await startWebsite()
  ;({ server, setUp } = await serveEmpty(environment))
})
test.afterAll(async () => {
  website.close()
  await stop(server)
})

test('an owner on an empty database gets from the printed address to a first tag that is seen to fire', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const done = (count: number) => page.getByText(`${count} of 6 done.`)
  const steps = page.getByRole('region', { name: /Northwind Outdoor/ })

  await test.step('sets the organization up', async () => {
    await page.goto(setUp)
    await expect(page.getByRole('textbox', { name: 'Organization' })).toBeFocused()
    await page.keyboard.type('Northwind')
    await page.getByRole('textbox', { name: 'Your e-mail' }).fill('ingrid.solberg@northwind.example')
    await page.getByLabel('Password', { exact: true }).fill('a long enough one')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Northwind Outdoor')
    await page.getByRole('textbox', { name: 'Address' }).fill(website.origin)
    await page.getByRole('button', { name: 'Create and sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get Northwind Outdoor running' })).toBeVisible()
    await expect(done(1)).toBeVisible()
  })

  await test.step('installs the snippet, and the first page view turns its step green', async () => {
    await steps.getByRole('button', { name: 'Copy' }).click()
    website.html = withCode(await page.evaluate(() => navigator.clipboard.readText()))
    const opened = context.waitForEvent('page')
    await steps.getByRole('link', { name: 'Open website' }).click()
    const visit = await opened
    await visit.waitForLoadState()
    await page.bringToFront()
    await expect(steps.getByText(`The container was loaded by ${website.origin}.`)).toBeVisible()
    await expect(done(3)).toBeVisible()
    await visit.close()
  })

  await test.step('adds a first tag from a suggestion', async () => {
    await steps.getByRole('link', { name: 'Custom tag' }).click()
    const wizard = page.getByRole('dialog', { name: 'Add tag' })
    await expect(wizard.getByRole('textbox', { name: 'Tag name' })).toHaveValue('Custom tag')
    await expect(wizard.getByText('All page views')).toBeVisible()
    await wizard.getByRole('textbox', { name: 'Tag code' }).click()
    await page.keyboard.insertText(CODE)
    await wizard.getByRole('button', { name: 'Save' }).click()
    await expect(done(4)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Get Northwind Outdoor running' })).toBeFocused()
  })

  await test.step('publishes it', async () => {
    await steps.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog', { name: 'Publish 1 change' }).getByRole('button', { name: 'Publish' }).click()
    const live = page.getByRole('dialog', { name: /is live/ })
    await live.getByRole('button', { name: 'Skip' }).click()
    await expect(done(5)).toBeVisible()
  })

  await test.step('sees it fire in the debugger', async () => {
    await steps.getByRole('link', { name: 'Open debugger' }).click()
    await expect(page.getByRole('combobox', { name: 'Website address' })).toHaveValue(website.origin)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Connect' }).click()
    const visit = await opened
    await expect(visit.locator('html')).toHaveAttribute('data-fired', 'yes')
    await page.bringToFront()
    await expect(page.getByRole('button', { name: /waymark\.pageView.*1 fired/ })).toBeVisible()
    await visit.close()
  })

  await test.step('finds all steps done, also after a reload, until they are dismissed', async () => {
    await page.getByRole('navigation', { name: 'Tag manager' }).getByRole('link', { name: /^Tags/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Northwind Outdoor is running' })).toBeVisible()
    await expect(done(6)).toBeVisible()
    await page.reload()
    await expect(done(6)).toBeVisible()
    await steps.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'No tag selected' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'No tag selected' })).toBeVisible()
    await expect(done(6)).toBeHidden()
  })
})
