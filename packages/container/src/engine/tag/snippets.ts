import type { TemplateId } from '@waymark/domain/tag/templates'
import type { Fire } from '../core/engine.ts'
import { adroll } from './adroll.ts'
import { cookieInformation } from './cookie-information.ts'
import { crazyEgg } from './crazy-egg.ts'
import { customContent, customContentWriting } from './custom-content.ts'
import { customPopup, customPopupWriting } from './custom-popup.ts'
import { customTag, customTagWriting } from './custom-tag.ts'
import {
  ecommerceAddToCart,
  ecommerceCartUpdate,
  ecommerceOrder,
  ecommerceProductDetailView,
  ecommerceRemoveFromCart,
} from './ecommerce.ts'
import {
  ecommerceAddToCartMatomo,
  ecommerceCartUpdateMatomo,
  ecommerceOrderMatomo,
  ecommerceProductDetailViewMatomo,
  ecommerceRemoveFromCartMatomo,
} from './ecommerce-matomo.ts'
import { floodlightCounter, floodlightSales } from './floodlight.ts'
import { googleAdsConversionTracking, googleAdsRemarketing } from './google-ads.ts'
import { googleAnalytics } from './google-analytics.ts'
import { heatmaps } from './heatmaps.ts'
import { hotjar } from './hotjar.ts'
import { hubspot } from './hubspot.ts'
import { linkedin } from './linkedin.ts'
import { marketo } from './marketo.ts'
import { mautic } from './mautic.ts'
import { metaPixel } from './meta-pixel.ts'
import { microsoftAdvertising } from './microsoft-advertising.ts'
import { qualaroo } from './qualaroo.ts'
import { salesManago } from './sales-manago.ts'
import { salesforcePardot } from './salesforce-pardot.ts'
import type { Snippet } from './snippet.ts'
import { videoHtml5 } from './video-html5.ts'
import { videoYoutube } from './video-youtube.ts'
import { waymarkAnalytics } from './waymark-analytics.ts'
import { waymarkAnalyticsMatomo } from './waymark-analytics-matomo.ts'
import { waymarkCustomDimension } from './waymark-custom-dimension.ts'
import { waymarkEvent } from './waymark-event.ts'
import { waymarkGoalConversion, waymarkGoalConversionMatomo } from './waymark-goal-conversion.ts'
import { waymarkVirtualPageView } from './waymark-virtual-page-view.ts'

/** Templates that have no snippet: those with code of their own, and the one that never fires. */
type Rendered = 'custom-asynchronous-tag' | 'custom-content' | 'custom-popup' | 'abandoned'

/** The snippet of each template, by the product's id. */
export const snippets = {
  adroll,
  'cookie-information': cookieInformation,
  'crazy-egg': crazyEgg,
  'ecommerce-add-to-cart': ecommerceAddToCart,
  'ecommerce-cart-update': ecommerceCartUpdate,
  'ecommerce-order': ecommerceOrder,
  'ecommerce-product-detail-view': ecommerceProductDetailView,
  'ecommerce-remove-from-cart': ecommerceRemoveFromCart,
  'floodlight-counter': floodlightCounter,
  'floodlight-sales': floodlightSales,
  'google-ads-conversion-tracking': googleAdsConversionTracking,
  'google-ads-remarketing': googleAdsRemarketing,
  'google-analytics': googleAnalytics,
  heatmaps,
  hotjar,
  hubspot,
  linkedin,
  marketo,
  mautic,
  'meta-pixel': metaPixel,
  'microsoft-advertising': microsoftAdvertising,
  qualaroo,
  'sales-manago': salesManago,
  'salesforce-pardot': salesforcePardot,
  'video-html5': videoHtml5,
  'video-youtube': videoYoutube,
  'waymark-pro-analytics': waymarkAnalytics,
  'waymark-pro-custom-dimension': waymarkCustomDimension,
  'waymark-pro-event': waymarkEvent,
  'waymark-pro-goal-conversion': waymarkGoalConversion,
  'waymark-pro-virtual-page-view': waymarkVirtualPageView,
} as const satisfies { [Id in Exclude<TemplateId, Rendered>]: Snippet<Id> }

/** The snippets for Matomo, where they differ. */
export const matomoSnippets = {
  'ecommerce-add-to-cart': ecommerceAddToCartMatomo,
  'ecommerce-cart-update': ecommerceCartUpdateMatomo,
  'ecommerce-order': ecommerceOrderMatomo,
  'ecommerce-product-detail-view': ecommerceProductDetailViewMatomo,
  'ecommerce-remove-from-cart': ecommerceRemoveFromCartMatomo,
  'waymark-pro-analytics': waymarkAnalyticsMatomo,
  'waymark-pro-goal-conversion': waymarkGoalConversionMatomo,
} as const satisfies { [Id in TemplateId]?: Snippet<Id> }

/** The snippets of templates with custom code, with and without `document.write`. */
export const renderers = {
  customContent,
  customContentWriting,
  customPopup,
  customPopupWriting,
  customTag,
  customTagWriting,
} as const satisfies Record<string, Fire>
