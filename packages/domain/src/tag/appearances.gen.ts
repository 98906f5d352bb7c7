// Written by `pnpm generate`. Do not edit.
import type { Appearance } from './templates/template.ts'

/** The name and icon of each template by its stored name. */
export const TEMPLATE_APPEARANCES = {
  "abandoned": {
    "name": {
      "id": "template.abandoned.name",
      "message": "Abandoned tag"
    },
    "icon": "t-abandoned"
  },
  "adroll": {
    "name": {
      "id": "template.adroll.name",
      "message": "AdRoll pixel"
    },
    "icon": "t-roll"
  },
  "cookie_information_cmp_integration": {
    "name": {
      "id": "template.cookie-information.name",
      "message": "Cookie Information"
    },
    "icon": "t-consent"
  },
  "crazy_egg": {
    "name": {
      "id": "template.crazy-egg.name",
      "message": "Crazy Egg"
    },
    "icon": "t-clickmap"
  },
  "custom_tag": {
    "name": {
      "id": "template.custom-asynchronous-tag.name",
      "message": "Custom asynchronous tag"
    },
    "icon": "t-async"
  },
  "custom_content": {
    "name": {
      "id": "template.custom-content.name",
      "message": "Custom content"
    },
    "icon": "t-content"
  },
  "custom_popup": {
    "name": {
      "id": "template.custom-popup.name",
      "message": "Custom popup"
    },
    "icon": "t-popup"
  },
  "ecommerce_add_to_cart": {
    "name": {
      "id": "template.ecommerce-add-to-cart.name",
      "message": "Ecommerce: add to cart"
    },
    "icon": "t-cart-add"
  },
  "ecommerce_cart_update": {
    "name": {
      "id": "template.ecommerce-cart-update.name",
      "message": "Ecommerce: cart update"
    },
    "icon": "t-cart-update"
  },
  "ecommerce_order": {
    "name": {
      "id": "template.ecommerce-order.name",
      "message": "Ecommerce: order"
    },
    "icon": "t-order"
  },
  "ecommerce_product_detail_view": {
    "name": {
      "id": "template.ecommerce-product-detail-view.name",
      "message": "Ecommerce: product detail view"
    },
    "icon": "t-product"
  },
  "ecommerce_remove_from_cart": {
    "name": {
      "id": "template.ecommerce-remove-from-cart.name",
      "message": "Ecommerce: remove from cart"
    },
    "icon": "t-cart-remove"
  },
  "doubleclick_floodlight": {
    "name": {
      "id": "template.floodlight.name",
      "message": "Floodlight"
    },
    "icon": "t-flood-sales"
  },
  "google_adwords": {
    "name": {
      "id": "template.google-ads.name",
      "message": "Google Ads"
    },
    "icon": "t-conversion"
  },
  "google_analytics": {
    "name": {
      "id": "template.google-analytics.name",
      "message": "Google Analytics"
    },
    "icon": "t-bars"
  },
  "heatmaps": {
    "name": {
      "id": "template.heatmaps.name",
      "message": "Heatmaps"
    },
    "icon": "t-heat"
  },
  "hot_jar": {
    "name": {
      "id": "template.hotjar.name",
      "message": "Hotjar"
    },
    "icon": "t-replay"
  },
  "hub_spot": {
    "name": {
      "id": "template.hubspot.name",
      "message": "HubSpot"
    },
    "icon": "t-hub"
  },
  "linkedin": {
    "name": {
      "id": "template.linkedin.name",
      "message": "LinkedIn"
    },
    "icon": "t-b2b"
  },
  "marketo": {
    "name": {
      "id": "template.marketo.name",
      "message": "Marketo"
    },
    "icon": "t-megaphone"
  },
  "mautic": {
    "name": {
      "id": "template.mautic.name",
      "message": "Mautic"
    },
    "icon": "t-plane"
  },
  "facebook_retargeting_pixel": {
    "name": {
      "id": "template.meta-pixel.name",
      "message": "Meta pixel"
    },
    "icon": "t-pixel"
  },
  "bing_ads": {
    "name": {
      "id": "template.microsoft-advertising.name",
      "message": "Microsoft universal event tracking"
    },
    "icon": "t-uet"
  },
  "qualaroo": {
    "name": {
      "id": "template.qualaroo.name",
      "message": "Qualaroo"
    },
    "icon": "t-survey"
  },
  "sales_manago": {
    "name": {
      "id": "template.sales-manago.name",
      "message": "SALESmanago"
    },
    "icon": "t-contacts"
  },
  "salesforce_pardot": {
    "name": {
      "id": "template.salesforce-pardot.name",
      "message": "Salesforce Pardot"
    },
    "icon": "t-prospects"
  },
  "video_html5": {
    "name": {
      "id": "template.video-html5.name",
      "message": "Video HTML5"
    },
    "icon": "t-video"
  },
  "video_youtube": {
    "name": {
      "id": "template.video-youtube.name",
      "message": "Video YouTube"
    },
    "icon": "t-video-embed"
  },
  "waymark_analytics": {
    "name": {
      "id": "template.waymark-analytics.name",
      "message": "Waymark analytics"
    },
    "icon": "t-analytics"
  },
  "waymark_custom_dimension": {
    "name": {
      "id": "template.waymark-custom-dimension.name",
      "message": "Waymark custom dimension"
    },
    "icon": "t-dimension"
  },
  "waymark_event": {
    "name": {
      "id": "template.waymark-event.name",
      "message": "Waymark event"
    },
    "icon": "t-event"
  },
  "waymark_goal_conversion": {
    "name": {
      "id": "template.waymark-goal-conversion.name",
      "message": "Waymark goal conversion"
    },
    "icon": "t-goal"
  },
  "waymark_virtual_page_view": {
    "name": {
      "id": "template.waymark-virtual-page-view.name",
      "message": "Waymark virtual page view"
    },
    "icon": "t-virtual"
  }
} as const satisfies Record<string, Appearance>

/** The name and icon of each template that shares its stored name with others, by the type in its options. */
export const TEMPLATE_TYPE_APPEARANCES = {
  "doubleclick_floodlight_counter": {
    "name": {
      "id": "template.floodlight-counter.name",
      "message": "Floodlight counter"
    },
    "icon": "t-flood-counter"
  },
  "doubleclick_floodlight_sales": {
    "name": {
      "id": "template.floodlight-sales.name",
      "message": "Floodlight sales"
    },
    "icon": "t-flood-sales"
  },
  "conversion_tracking": {
    "name": {
      "id": "template.google-ads-conversion-tracking.name",
      "message": "Google Ads conversion tracking"
    },
    "icon": "t-conversion"
  },
  "remarketing": {
    "name": {
      "id": "template.google-ads-remarketing.name",
      "message": "Google Ads remarketing"
    },
    "icon": "t-remarketing"
  }
} as const satisfies Record<string, Appearance>
