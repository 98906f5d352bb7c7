import { startTransition } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import { Dialog } from './dialog.tsx'
import { SidePanel } from './side-panel.tsx'

const panel = (title: string, onClose: () => void) => (
  <SidePanel key={title} title={title} closeLabel="Close" onClose={onClose}>
    Content
  </SidePanel>
)

const opener = page.getByRole('button', { name: 'Open' })

test('a closed panel has returned the focus before another key can be pressed', async () => {
  show(
    <Held start={false}>
      {(open, set) => (
        <>
          <button type="button" onClick={() => set(true)}>
            Open
          </button>
          {open && panel('Tags', () => startTransition(() => set(false)))}
        </>
      )}
    </Held>,
  )
  await userEvent.click(opener)
  await expect.element(page.getByRole('heading', { name: 'Tags' })).toHaveFocus()
  const focused = new Promise((resolve) => {
    const removed = new MutationObserver(() => resolve(document.activeElement))
    removed.observe(document.body, { childList: true, subtree: true })
  })
  await userEvent.keyboard('{Escape}')
  expect(await focused).toBe(opener.element())
})

/** A panel in its loading state, which another panel replaces when it is closed. */
const showReplaced = () =>
  show(
    <Held<string | null> start={null}>
      {(title, set) => (
        <>
          <button type="button" onClick={() => set('Loading')}>
            Open
          </button>
          {title && panel(title, () => set(title === 'Loading' ? 'Tags' : null))}
        </>
      )}
    </Held>,
  )

test('a panel that replaces another returns the focus to what opened the first', async () => {
  showReplaced()
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Tags' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

/** A panel whose only field is a form's, which is kept outside the panel. */
const withField = () =>
  show(
    <Held start={false}>
      {(open, set) => (
        <Held start="">
          {(name, setName) => (
            <>
              <button type="button" onClick={() => set(true)}>
                Open
              </button>
              {open && (
                <SidePanel title="Website" closeLabel="Close" onClose={() => set(false)}>
                  <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
                </SidePanel>
              )}
            </>
          )}
        </Held>
      )}
    </Held>,
  )

test('on a narrow window, where it covers the page, a panel keeps the focus inside and returns it', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(720, 450)
  withField()
  await userEvent.click(opener)
  const dialog = page.getByRole('dialog', { name: 'Website' })
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  for (let step = 0; step < 6; step++) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
})

test('a panel keeps what was typed, the focus and Escape while the window becomes narrow and wide again', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(1280, 800)
  withField()
  await userEvent.click(opener)
  await userEvent.fill(page.getByLabelText('Name'), 'Northwind')
  for (const [width, role] of [
    [720, 'dialog'],
    [1280, 'complementary'],
    [720, 'dialog'],
  ] as const) {
    await page.viewport(width, 450)
    const panel = page.getByRole(role, { name: 'Website' })
    await expect.element(panel).toBeVisible()
    await expect.element(page.getByLabelText('Name')).toHaveValue('Northwind')
    await new Promise((done) => setTimeout(done, 100))
    expect(panel.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a narrow panel that replaces its loading state returns the focus to what opened the first', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(720, 450)
  showReplaced()
  await userEvent.click(opener)
  await expect.element(page.getByRole('dialog', { name: 'Loading' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Tags' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a narrow panel that opens while a dialog is open is shown after it', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(720, 450)
  show(
    <Held start={true}>
      {(open, set) => (
        <>
          <Dialog open={open} onClose={() => set(false)} title="Secret of Feed" closeLabel="Close" />
          {panel('Feed', () => {})}
        </>
      )}
    </Held>,
  )
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(page.getByRole('dialog', { name: 'Feed', exact: true }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Feed', exact: true })).toBeVisible()
  expect(page.getByRole('dialog', { name: 'Secret of Feed' }).query()).toBeNull()
})
