// Written by `pnpm generate`. Do not edit.
import { abandoned } from './abandoned.ts'
import { adroll } from './adroll.ts'
import { cookieInformation } from './cookie-information/cookie-information.ts'
import { crazyEgg } from './crazy-egg.ts'
import { customAsynchronousTag } from './custom/asynchronous-tag.ts'
import { customContent } from './custom/content.ts'
import { customPopup } from './custom/popup.ts'
import { ecommerceAddToCart } from './ecommerce/add-to-cart.ts'
import { ecommerceCartUpdate } from './ecommerce/cart-update.ts'
import { ecommerceOrder } from './ecommerce/order.ts'
import { ecommerceProductDetailView } from './ecommerce/product-detail-view.ts'
import { ecommerceRemoveFromCart } from './ecommerce/remove-from-cart.ts'
import { floodlightCounter } from './floodlight/counter.ts'
import { floodlightSales } from './floodlight/sales.ts'
import { googleAdsConversionTracking } from './google-ads/conversion-tracking.ts'
import { googleAdsRemarketing } from './google-ads/remarketing.ts'
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
import { videoHtml5 } from './video/html5.ts'
import { videoYoutube } from './video/youtube.ts'
import { waymarkAnalytics } from './waymark/analytics.ts'
import { waymarkCustomDimension } from './waymark/custom-dimension.ts'
import { waymarkEvent } from './waymark/event.ts'
import { waymarkGoalConversion } from './waymark/goal-conversion.ts'
import { waymarkVirtualPageView } from './waymark/virtual-page-view.ts'
import type { Template } from './template.ts'

/** Every template by the product's own id. */
export const templates = {
  'abandoned': abandoned,
  'adroll': adroll,
  'cookie-information': cookieInformation,
  'crazy-egg': crazyEgg,
  'custom-asynchronous-tag': customAsynchronousTag,
  'custom-content': customContent,
  'custom-popup': customPopup,
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
  'heatmaps': heatmaps,
  'hotjar': hotjar,
  'hubspot': hubspot,
  'linkedin': linkedin,
  'marketo': marketo,
  'mautic': mautic,
  'meta-pixel': metaPixel,
  'microsoft-advertising': microsoftAdvertising,
  'qualaroo': qualaroo,
  'sales-manago': salesManago,
  'salesforce-pardot': salesforcePardot,
  'video-html5': videoHtml5,
  'video-youtube': videoYoutube,
  'waymark-pro-analytics': waymarkAnalytics,
  'waymark-pro-custom-dimension': waymarkCustomDimension,
  'waymark-pro-event': waymarkEvent,
  'waymark-pro-goal-conversion': waymarkGoalConversion,
  'waymark-pro-virtual-page-view': waymarkVirtualPageView,
} as const satisfies Record<string, Template>
