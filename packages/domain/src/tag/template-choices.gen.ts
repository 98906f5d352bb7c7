// Written by `pnpm generate`. Do not edit.
import type { TemplateChoice } from './templates/template.ts'

/** The templates a new tag can be made from, without their fields. */
export const TEMPLATE_CHOICES = [
  {
    "id": "adroll",
    "name": {
      "id": "template.adroll.name",
      "message": "AdRoll pixel"
    },
    "icon": "t-roll",
    "tile": {
      "id": "template.adroll.name",
      "message": "AdRoll pixel"
    },
    "about": {
      "id": "template.adroll.about",
      "message": "Retargeting and conversion value"
    },
    "category": "advertising",
    "consent": "remarketing",
    "stored": "adroll"
  },
  {
    "id": "cookie-information",
    "name": {
      "id": "template.cookie-information.name",
      "message": "Cookie Information"
    },
    "icon": "t-consent",
    "tile": {
      "id": "template.cookie-information.name",
      "message": "Cookie Information"
    },
    "about": {
      "id": "template.cookie-information.about",
      "message": "Connect your consent tool"
    },
    "category": "consent",
    "consent": "not_require_consent",
    "stored": "cookie_information_cmp_integration"
  },
  {
    "id": "crazy-egg",
    "name": {
      "id": "template.crazy-egg.name",
      "message": "Crazy Egg"
    },
    "icon": "t-clickmap",
    "tile": {
      "id": "template.crazy-egg.name",
      "message": "Crazy Egg"
    },
    "about": {
      "id": "template.crazy-egg.about",
      "message": "Click maps"
    },
    "category": "analytics",
    "consent": "analytics",
    "stored": "crazy_egg"
  },
  {
    "id": "custom-asynchronous-tag",
    "name": {
      "id": "template.custom-asynchronous-tag.name",
      "message": "Custom asynchronous tag"
    },
    "icon": "t-async",
    "tile": {
      "id": "template.custom-asynchronous-tag.name",
      "message": "Custom asynchronous tag"
    },
    "about": {
      "id": "template.custom-asynchronous-tag.about",
      "message": "Run your own HTML and JavaScript"
    },
    "category": "code",
    "consent": "not_require_consent",
    "stored": "custom_tag"
  },
  {
    "id": "custom-content",
    "name": {
      "id": "template.custom-content.name",
      "message": "Custom content"
    },
    "icon": "t-content",
    "tile": {
      "id": "template.custom-content.name",
      "message": "Custom content"
    },
    "about": {
      "id": "template.custom-content.about",
      "message": "Insert markup into an element"
    },
    "category": "code",
    "consent": "ab_testing_and_personalization",
    "stored": "custom_content"
  },
  {
    "id": "custom-popup",
    "name": {
      "id": "template.custom-popup.name",
      "message": "Custom popup"
    },
    "icon": "t-popup",
    "tile": {
      "id": "template.custom-popup.name",
      "message": "Custom popup"
    },
    "about": {
      "id": "template.custom-popup.about",
      "message": "Show a box over the page"
    },
    "category": "code",
    "consent": "ab_testing_and_personalization",
    "stored": "custom_popup"
  },
  {
    "id": "ecommerce-add-to-cart",
    "name": {
      "id": "template.ecommerce-add-to-cart.name",
      "message": "Ecommerce: add to cart"
    },
    "icon": "t-cart-add",
    "tile": {
      "id": "template.ecommerce-add-to-cart.tile",
      "message": "Add to cart"
    },
    "about": {
      "id": "template.ecommerce-add-to-cart.about",
      "message": "A product goes into the cart"
    },
    "category": "ecommerce",
    "consent": "analytics",
    "stored": "ecommerce_add_to_cart"
  },
  {
    "id": "ecommerce-cart-update",
    "name": {
      "id": "template.ecommerce-cart-update.name",
      "message": "Ecommerce: cart update"
    },
    "icon": "t-cart-update",
    "tile": {
      "id": "template.ecommerce-cart-update.tile",
      "message": "Cart update"
    },
    "about": {
      "id": "template.ecommerce-cart-update.about",
      "message": "The cart and its total change"
    },
    "category": "ecommerce",
    "consent": "analytics",
    "stored": "ecommerce_cart_update"
  },
  {
    "id": "ecommerce-order",
    "name": {
      "id": "template.ecommerce-order.name",
      "message": "Ecommerce: order"
    },
    "icon": "t-order",
    "tile": {
      "id": "template.ecommerce-order.tile",
      "message": "Order"
    },
    "about": {
      "id": "template.ecommerce-order.about",
      "message": "A completed purchase"
    },
    "category": "ecommerce",
    "consent": "analytics",
    "stored": "ecommerce_order"
  },
  {
    "id": "ecommerce-product-detail-view",
    "name": {
      "id": "template.ecommerce-product-detail-view.name",
      "message": "Ecommerce: product detail view"
    },
    "icon": "t-product",
    "tile": {
      "id": "template.ecommerce-product-detail-view.tile",
      "message": "Product detail view"
    },
    "about": {
      "id": "template.ecommerce-product-detail-view.about",
      "message": "A product page is seen"
    },
    "category": "ecommerce",
    "consent": "analytics",
    "stored": "ecommerce_product_detail_view"
  },
  {
    "id": "ecommerce-remove-from-cart",
    "name": {
      "id": "template.ecommerce-remove-from-cart.name",
      "message": "Ecommerce: remove from cart"
    },
    "icon": "t-cart-remove",
    "tile": {
      "id": "template.ecommerce-remove-from-cart.tile",
      "message": "Remove from cart"
    },
    "about": {
      "id": "template.ecommerce-remove-from-cart.about",
      "message": "A product leaves the cart"
    },
    "category": "ecommerce",
    "consent": "analytics",
    "stored": "ecommerce_remove_from_cart"
  },
  {
    "id": "floodlight-counter",
    "name": {
      "id": "template.floodlight-counter.name",
      "message": "Floodlight counter"
    },
    "icon": "t-flood-counter",
    "tile": {
      "id": "template.floodlight-counter.name",
      "message": "Floodlight counter"
    },
    "about": {
      "id": "template.floodlight-counter.about",
      "message": "Count visits or unique users"
    },
    "category": "advertising",
    "consent": "remarketing",
    "stored": "doubleclick_floodlight"
  },
  {
    "id": "floodlight-sales",
    "name": {
      "id": "template.floodlight-sales.name",
      "message": "Floodlight sales"
    },
    "icon": "t-flood-sales",
    "tile": {
      "id": "template.floodlight-sales.name",
      "message": "Floodlight sales"
    },
    "about": {
      "id": "template.floodlight-sales.about",
      "message": "Transactions and items sold"
    },
    "category": "advertising",
    "consent": "remarketing",
    "stored": "doubleclick_floodlight"
  },
  {
    "id": "google-ads-conversion-tracking",
    "name": {
      "id": "template.google-ads-conversion-tracking.name",
      "message": "Google Ads conversion tracking"
    },
    "icon": "t-conversion",
    "tile": {
      "id": "template.google-ads-conversion-tracking.tile",
      "message": "Google Ads conversion"
    },
    "about": {
      "id": "template.google-ads-conversion-tracking.about",
      "message": "Track conversions with a value"
    },
    "category": "advertising",
    "consent": "conversion_tracking",
    "stored": "google_adwords"
  },
  {
    "id": "google-ads-remarketing",
    "name": {
      "id": "template.google-ads-remarketing.name",
      "message": "Google Ads remarketing"
    },
    "icon": "t-remarketing",
    "tile": {
      "id": "template.google-ads-remarketing.name",
      "message": "Google Ads remarketing"
    },
    "about": {
      "id": "template.google-ads-remarketing.about",
      "message": "Build audiences from visits"
    },
    "category": "advertising",
    "consent": "remarketing",
    "stored": "google_adwords"
  },
  {
    "id": "google-analytics",
    "name": {
      "id": "template.google-analytics.name",
      "message": "Google Analytics"
    },
    "icon": "t-bars",
    "tile": {
      "id": "template.google-analytics.name",
      "message": "Google Analytics"
    },
    "about": {
      "id": "template.google-analytics.about",
      "message": "Page views, optional Optimize"
    },
    "category": "analytics",
    "consent": "analytics",
    "stored": "google_analytics"
  },
  {
    "id": "heatmaps",
    "name": {
      "id": "template.heatmaps.name",
      "message": "Heatmaps"
    },
    "icon": "t-heat",
    "tile": {
      "id": "template.heatmaps.name",
      "message": "Heatmaps"
    },
    "about": {
      "id": "template.heatmaps.about",
      "message": "Clicks and scroll depth"
    },
    "category": "analytics",
    "consent": "analytics",
    "stored": "heatmaps"
  },
  {
    "id": "hotjar",
    "name": {
      "id": "template.hotjar.name",
      "message": "Hotjar"
    },
    "icon": "t-replay",
    "tile": {
      "id": "template.hotjar.name",
      "message": "Hotjar"
    },
    "about": {
      "id": "template.hotjar.about",
      "message": "Session replay"
    },
    "category": "analytics",
    "consent": "remarketing",
    "stored": "hot_jar"
  },
  {
    "id": "hubspot",
    "name": {
      "id": "template.hubspot.name",
      "message": "HubSpot"
    },
    "icon": "t-hub",
    "tile": {
      "id": "template.hubspot.name",
      "message": "HubSpot"
    },
    "about": {
      "id": "template.hubspot.about",
      "message": "Contact and visit tracking"
    },
    "category": "marketing",
    "consent": "marketing_automation",
    "stored": "hub_spot"
  },
  {
    "id": "linkedin",
    "name": {
      "id": "template.linkedin.name",
      "message": "LinkedIn"
    },
    "icon": "t-b2b",
    "tile": {
      "id": "template.linkedin.tile",
      "message": "LinkedIn Insight"
    },
    "about": {
      "id": "template.linkedin.about",
      "message": "Professional audiences"
    },
    "category": "advertising",
    "consent": "remarketing",
    "stored": "linkedin"
  },
  {
    "id": "marketo",
    "name": {
      "id": "template.marketo.name",
      "message": "Marketo"
    },
    "icon": "t-megaphone",
    "tile": {
      "id": "template.marketo.name",
      "message": "Marketo"
    },
    "about": {
      "id": "template.marketo.about",
      "message": "Lead activity by account"
    },
    "category": "marketing",
    "consent": "marketing_automation",
    "stored": "marketo"
  },
  {
    "id": "mautic",
    "name": {
      "id": "template.mautic.name",
      "message": "Mautic"
    },
    "icon": "t-plane",
    "tile": {
      "id": "template.mautic.name",
      "message": "Mautic"
    },
    "about": {
      "id": "template.mautic.about",
      "message": "Self-hosted campaigns"
    },
    "category": "marketing",
    "consent": "marketing_automation",
    "stored": "mautic"
  },
  {
    "id": "meta-pixel",
    "name": {
      "id": "template.meta-pixel.name",
      "message": "Meta pixel"
    },
    "icon": "t-pixel",
    "tile": {
      "id": "template.meta-pixel.name",
      "message": "Meta pixel"
    },
    "about": {
      "id": "template.meta-pixel.about",
      "message": "17 standard events"
    },
    "category": "advertising",
    "consent": "remarketing",
    "stored": "facebook_retargeting_pixel"
  },
  {
    "id": "microsoft-advertising",
    "name": {
      "id": "template.microsoft-advertising.name",
      "message": "Microsoft universal event tracking"
    },
    "icon": "t-uet",
    "tile": {
      "id": "template.microsoft-advertising.tile",
      "message": "Microsoft Advertising"
    },
    "about": {
      "id": "template.microsoft-advertising.about",
      "message": "Universal event tracking"
    },
    "category": "advertising",
    "consent": "marketing_automation",
    "stored": "bing_ads"
  },
  {
    "id": "qualaroo",
    "name": {
      "id": "template.qualaroo.name",
      "message": "Qualaroo"
    },
    "icon": "t-survey",
    "tile": {
      "id": "template.qualaroo.name",
      "message": "Qualaroo"
    },
    "about": {
      "id": "template.qualaroo.about",
      "message": "On-page surveys"
    },
    "category": "consent",
    "consent": "user_feedback",
    "stored": "qualaroo"
  },
  {
    "id": "sales-manago",
    "name": {
      "id": "template.sales-manago.name",
      "message": "SALESmanago"
    },
    "icon": "t-contacts",
    "tile": {
      "id": "template.sales-manago.name",
      "message": "SALESmanago"
    },
    "about": {
      "id": "template.sales-manago.about",
      "message": "Contact monitoring"
    },
    "category": "marketing",
    "consent": "marketing_automation",
    "stored": "sales_manago"
  },
  {
    "id": "salesforce-pardot",
    "name": {
      "id": "template.salesforce-pardot.name",
      "message": "Salesforce Pardot"
    },
    "icon": "t-prospects",
    "tile": {
      "id": "template.salesforce-pardot.name",
      "message": "Salesforce Pardot"
    },
    "about": {
      "id": "template.salesforce-pardot.about",
      "message": "Prospect and campaign ids"
    },
    "category": "marketing",
    "consent": "marketing_automation",
    "stored": "salesforce_pardot"
  },
  {
    "id": "video-html5",
    "name": {
      "id": "template.video-html5.name",
      "message": "Video HTML5"
    },
    "icon": "t-video",
    "tile": {
      "id": "template.video-html5.tile",
      "message": "Video, HTML5"
    },
    "about": {
      "id": "template.video-html5.about",
      "message": "Play, pause and progress"
    },
    "category": "analytics",
    "consent": "analytics",
    "stored": "video_html5"
  },
  {
    "id": "video-youtube",
    "name": {
      "id": "template.video-youtube.name",
      "message": "Video YouTube"
    },
    "icon": "t-video-embed",
    "tile": {
      "id": "template.video-youtube.tile",
      "message": "Video, YouTube"
    },
    "about": {
      "id": "template.video-youtube.about",
      "message": "Embedded player progress"
    },
    "category": "analytics",
    "consent": "analytics",
    "stored": "video_youtube"
  },
  {
    "id": "waymark-pro-analytics",
    "name": {
      "id": "template.waymark-analytics.name",
      "message": "Waymark analytics"
    },
    "icon": "t-analytics",
    "tile": {
      "id": "template.waymark-analytics.name",
      "message": "Waymark analytics"
    },
    "about": {
      "id": "template.waymark-analytics.about",
      "message": "Page views and visitor behaviour"
    },
    "category": "waymark",
    "consent": "analytics",
    "stored": "waymark_analytics"
  },
  {
    "id": "waymark-pro-custom-dimension",
    "name": {
      "id": "template.waymark-custom-dimension.name",
      "message": "Waymark custom dimension"
    },
    "icon": "t-dimension",
    "tile": {
      "id": "template.waymark-custom-dimension.name",
      "message": "Waymark custom dimension"
    },
    "about": {
      "id": "template.waymark-pro-custom-dimension.about",
      "message": "Set dimension values"
    },
    "category": "waymark",
    "consent": "analytics",
    "stored": "waymark_custom_dimension"
  },
  {
    "id": "waymark-pro-event",
    "name": {
      "id": "template.waymark-event.name",
      "message": "Waymark event"
    },
    "icon": "t-event",
    "tile": {
      "id": "template.waymark-event.name",
      "message": "Waymark event"
    },
    "about": {
      "id": "template.waymark-event.about",
      "message": "Category, action, name and value"
    },
    "category": "waymark",
    "consent": "analytics",
    "stored": "waymark_event"
  },
  {
    "id": "waymark-pro-goal-conversion",
    "name": {
      "id": "template.waymark-goal-conversion.name",
      "message": "Waymark goal conversion"
    },
    "icon": "t-goal",
    "tile": {
      "id": "template.waymark-goal-conversion.name",
      "message": "Waymark goal conversion"
    },
    "about": {
      "id": "template.waymark-pro-goal-conversion.about",
      "message": "Count a goal, with revenue"
    },
    "category": "waymark",
    "consent": "analytics",
    "stored": "waymark_goal_conversion"
  },
  {
    "id": "waymark-pro-virtual-page-view",
    "name": {
      "id": "template.waymark-virtual-page-view.name",
      "message": "Waymark virtual page view"
    },
    "icon": "t-virtual",
    "tile": {
      "id": "template.waymark-virtual-page-view.name",
      "message": "Waymark virtual page view"
    },
    "about": {
      "id": "template.waymark-pro-virtual-page-view.about",
      "message": "Record a view without a load"
    },
    "category": "waymark",
    "consent": "analytics",
    "stored": "waymark_virtual_page_view"
  }
] as const satisfies readonly TemplateChoice[]
