import { type Message, msg } from '../message/index.ts'
import type { WireTemplate } from './wire-templates.ts'

/** How a template is named and drawn where only its stored name is known, as in lists. */
export interface TemplateLook {
  readonly name: Message
  /** A drawing of the sprite. */
  readonly icon: `t-${string}`
}

/** Names and drawings by stored name; one stands for both Floodlight forms, one for both of Google Ads. */
export const TEMPLATE_LOOKS: Readonly<Record<WireTemplate, TemplateLook>> = {
  abandoned: { name: msg('template-look.abandoned', 'Abandoned tag'), icon: 't-abandoned' },
  adroll: { name: msg('template-look.adroll', 'AdRoll pixel'), icon: 't-roll' },
  cookie_information_cmp_integration: {
    name: msg('template-look.cookie-information', 'Cookie Information'),
    icon: 't-consent',
  },
  crazy_egg: { name: msg('template-look.crazy-egg', 'Crazy Egg'), icon: 't-clickmap' },
  custom_tag: { name: msg('template-look.custom-asynchronous-tag', 'Custom asynchronous tag'), icon: 't-async' },
  custom_content: { name: msg('template-look.custom-content', 'Custom content'), icon: 't-content' },
  custom_popup: { name: msg('template-look.custom-popup', 'Custom popup'), icon: 't-popup' },
  ecommerce_add_to_cart: {
    name: msg('template-look.ecommerce-add-to-cart', 'Ecommerce: add to cart'),
    icon: 't-cart-add',
  },
  ecommerce_cart_update: {
    name: msg('template-look.ecommerce-cart-update', 'Ecommerce: cart update'),
    icon: 't-cart-update',
  },
  ecommerce_order: { name: msg('template-look.ecommerce-order', 'Ecommerce: order'), icon: 't-order' },
  ecommerce_product_detail_view: {
    name: msg('template-look.ecommerce-product-detail-view', 'Ecommerce: product detail view'),
    icon: 't-product',
  },
  ecommerce_remove_from_cart: {
    name: msg('template-look.ecommerce-remove-from-cart', 'Ecommerce: remove from cart'),
    icon: 't-cart-remove',
  },
  doubleclick_floodlight: { name: msg('template-look.floodlight', 'Floodlight'), icon: 't-flood-sales' },
  google_adwords: { name: msg('template-look.google-ads', 'Google Ads'), icon: 't-conversion' },
  google_analytics: { name: msg('template-look.google-analytics', 'Google Analytics'), icon: 't-bars' },
  heatmaps: { name: msg('template-look.heatmaps', 'Heatmaps'), icon: 't-heat' },
  hot_jar: { name: msg('template-look.hotjar', 'Hotjar'), icon: 't-replay' },
  hub_spot: { name: msg('template-look.hubspot', 'HubSpot'), icon: 't-hub' },
  linkedin: { name: msg('template-look.linkedin', 'LinkedIn'), icon: 't-b2b' },
  marketo: { name: msg('template-look.marketo', 'Marketo'), icon: 't-megaphone' },
  mautic: { name: msg('template-look.mautic', 'Mautic'), icon: 't-plane' },
  facebook_retargeting_pixel: { name: msg('template-look.meta-pixel', 'Meta pixel'), icon: 't-pixel' },
  bing_ads: { name: msg('template-look.microsoft-advertising', 'Microsoft universal event tracking'), icon: 't-uet' },
  qualaroo: { name: msg('template-look.qualaroo', 'Qualaroo'), icon: 't-survey' },
  sales_manago: { name: msg('template-look.sales-manago', 'SALESmanago'), icon: 't-contacts' },
  salesforce_pardot: { name: msg('template-look.salesforce-pardot', 'Salesforce Pardot'), icon: 't-prospects' },
  video_html5: { name: msg('template-look.video-html5', 'Video HTML5'), icon: 't-video' },
  video_youtube: { name: msg('template-look.video-youtube', 'Video YouTube'), icon: 't-video-embed' },
  waymark_analytics: { name: msg('template-look.waymark-analytics', 'Waymark analytics'), icon: 't-analytics' },
  waymark_custom_dimension: {
    name: msg('template-look.waymark-custom-dimension', 'Waymark custom dimension'),
    icon: 't-dimension',
  },
  waymark_event: { name: msg('template-look.waymark-event', 'Waymark event'), icon: 't-event' },
  waymark_goal_conversion: {
    name: msg('template-look.waymark-goal-conversion', 'Waymark goal conversion'),
    icon: 't-goal',
  },
  waymark_virtual_page_view: {
    name: msg('template-look.waymark-virtual-page-view', 'Waymark virtual page view'),
    icon: 't-virtual',
  },
}
