import type { Fire } from '../core/engine.ts'
import type { Markup } from '../core/page.ts'

/** Puts the tag's code at the end of the body. */
export const customTag: Fire = (markup: readonly Markup[], page) => page.renderMarkup(markup)

/** Puts the tag's code at the end of the body, where its `document.write` writes in place. */
export const customTagWriting: Fire = (markup: readonly Markup[], page) =>
  page.renderMarkup(markup, undefined, page.takeWrites)
