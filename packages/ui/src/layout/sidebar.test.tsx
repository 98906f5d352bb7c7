import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import { SIDEBAR, Sidebar } from './sidebar.tsx'

const handle = page.getByRole('separator', { name: 'Resize list' })

function open(onHide = () => {}, alone = false) {
  show(
    <div style={{ display: 'flex', height: 300 }}>
      <Held start={SIDEBAR.initial as number}>
        {(width, set) => (
          <Sidebar
            label="Tags list"
            resizeLabel="Resize list"
            hideLabel="Hide list"
            width={width}
            onWidth={set}
            onHide={onHide}
            alone={alone}
          >
            <p>Tags</p>
          </Sidebar>
        )}
      </Held>
    </div>,
  )
}

const width = () => page.getByRole('complementary', { name: 'Tags list' }).element().getBoundingClientRect().width

test('is resized by arrows, in long steps with Shift, and to its ends', async () => {
  open()
  await expect.element(handle).toHaveAttribute('aria-valuenow', '344')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '360')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '296')
  await userEvent.keyboard('{End}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '520')
  expect(width()).toBe(520)
  await userEvent.keyboard('{ArrowRight}{Home}')
  expect(width()).toBe(264)
})

test('is hidden by Enter on its handle and by its button', async () => {
  const hide = vi.fn()
  open(hide)
  await expect.element(handle).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
  expect(hide).toHaveBeenCalledTimes(2)
})

test('goes back to its first width by a double click', async () => {
  open()
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '520')
  await userEvent.dblClick(handle, { position: { x: 2, y: 20 } })
  await expect.element(handle).toHaveAttribute('aria-valuenow', '344')
})

test('follows the pointer', async () => {
  open()
  await expect.element(handle).toBeInTheDocument()
  const element = handle.element()
  const from = element.getBoundingClientRect().left + 4
  const pointer = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, button: 0, pointerId: 1, bubbles: true }))
  element.setPointerCapture = () => {}
  pointer('pointerdown', from)
  await expect.element(handle).toHaveAttribute('data-dragging')
  pointer('pointermove', from + 60)
  await expect.element(handle).toHaveAttribute('aria-valuenow', '404')
  pointer('pointerup', from + 60)
  pointer('pointermove', from + 90)
  await expect.element(handle).toHaveAttribute('aria-valuenow', '404')
})

test('is not mistaken for a drag of the link that lies under its edge', async () => {
  open()
  await expect.element(handle).toBeInTheDocument()
  const element = handle.element()
  element.setPointerCapture = () => {}
  const press = new PointerEvent('pointerdown', { button: 0, pointerId: 1, bubbles: true, cancelable: true })
  expect(element.dispatchEvent(press)).toBe(false)
  await expect.element(handle).toHaveFocus()
})

test('is the main content with a title where it is all there is', async () => {
  open(undefined, true)
  await expect.element(page.getByRole('main').getByText('Tags', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tags list' })).toBeInTheDocument()
  await expect.element(handle).not.toBeInTheDocument()
})
