import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of a user without a pointer: every key press leaves the focus on an element that shows it. */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    await this.expectFocusShown()
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /** Presses Tab, or another key, until the element has the focus. */
  async to(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      const focus = await target.evaluate((element) =>
        element === document.activeElement ? 'here' : document.activeElement === document.body ? 'lost' : 'elsewhere',
      )
      if (focus === 'here') return
      // After the last element Tab leads to the browser and from there to the first element.
      if (focus === 'elsewhere' && presses > 0) await this.expectFocusShown()
      await this.page.keyboard.press(key)
    }
    await expect(target).toBeFocused()
  }

  /** Whether an element in view has the focus; the document itself counts as lost focus. */
  async expectFocusShown(): Promise<void> {
    await expect(async () => {
      const shown = await this.page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'the document'
        const box = focused.getBoundingClientRect()
        const inView =
          box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
        return inView && focused.matches(':focus-visible') ? 'shown' : focused.outerHTML.slice(0, 200)
      })
      expect(shown).toBe('shown')
    }).toPass({ timeout: 10_000 })
  }
}
