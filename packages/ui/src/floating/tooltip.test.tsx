import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../controls/index.ts'
import { show } from '../story/show.ts'

const button = page.getByRole('button', { name: 'Publish' })
const tooltip = page.getByRole('tooltip')
const touch = (element: Element, ...types: string[]) => {
  for (const type of types) element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
}

test('a tap shows why a button is disabled, until the next tap elsewhere', async () => {
  show(<Button disabledReason="No unpublished changes">Publish</Button>)
  touch(button.element(), 'pointerover', 'pointerdown', 'pointerup', 'pointerout')
  await expect.element(tooltip).toHaveTextContent('No unpublished changes')
  touch(document.body, 'pointerdown')
  await expect.poll(() => tooltip.query()).toBeNull()
})
