import type { Fire } from '../core/engine.ts'
import { NO_ELEMENT } from '../core/issues.ts'
import type { Markup, Page, Writing } from '../core/page.ts'

/** What a content tag is compiled to. */
interface ContentOptions {
  readonly into: string
  readonly title: string
  readonly markup: readonly Markup[]
}

/** Replaces the content of an element; does nothing if the page has no such element. */
export const customContent: Fire = (options: ContentOptions, page) => replaceContent(options, page)

export const customContentWriting: Fire = (options: ContentOptions, page) =>
  replaceContent(options, page, page.takeWrites)

function replaceContent({ into, title, markup }: ContentOptions, page: Page, writing?: Writing): void {
  const element = page.findElements('element_id', into)[0]
  if (!element) page.reportIssue(NO_ELEMENT, into)
  else {
    const wrapper = page.wrapperFor({ 'data-track-content': '', 'data-content-name': title }, element)
    page.renderMarkup(markup, wrapper, writing)
  }
}
