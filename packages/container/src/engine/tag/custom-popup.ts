import type { Fire } from '../core/engine.ts'
import { each } from '../core/list.ts'
import type { Markup, Page, Writing } from '../core/page.ts'

/** What a popup tag is compiled to. */
interface PopupOptions {
  readonly id: string
  readonly title: string
  readonly markup: readonly Markup[]
}

/** Opens a popup, which replaces an earlier one of the same tag; its close elements remove it. */
export const customPopup: Fire = (options: PopupOptions, page) => openPopup(options, page)

export const customPopupWriting: Fire = (options: PopupOptions, page) => openPopup(options, page, page.takeWrites)

function openPopup({ id, title, markup }: PopupOptions, page: Page, writing?: Writing): void {
  const elementId = `wm-popup-${id}`
  each(page.findElements('element_id', elementId), page.dropElement)
  const wrapper = page.wrapperFor({ id: elementId, 'data-track-content': '', 'data-content-name': title })
  page.onClickWithin(wrapper, '.wm-popup-close', () => page.dropElement(wrapper))
  page.renderMarkup(markup, wrapper, writing)
}
