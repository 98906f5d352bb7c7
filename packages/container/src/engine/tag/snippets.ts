import type { Fire } from '../content.ts'
import { customContent, customContentWriting } from './custom-content.ts'
import { customPopup, customPopupWriting } from './custom-popup.ts'
import { customTag, customTagWriting } from './custom-tag.ts'
import { floodlightSales } from './floodlight-sales.ts'
import { metaPixel } from './meta-pixel.ts'
import type { Snippet } from './snippet.ts'
import { waymarkEvent } from './waymark-event.ts'

/** What each template does on the site, by the product's own id. */
export const snippets = {
  'floodlight-sales': floodlightSales,
  'meta-pixel': metaPixel,
  'waymark-pro-event': waymarkEvent,
} as const satisfies { [Id in string]: Snippet<Id> }

/** What templates with code of their own do, with and without `document.write`. */
export const renderers = {
  customContent,
  customContentWriting,
  customPopup,
  customPopupWriting,
  customTag,
  customTagWriting,
} as const satisfies Record<string, Fire>
