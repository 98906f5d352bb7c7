import * as v from 'valibot'

/** How the API names the templates. Coarser than the product's own ids: two of them hold two templates each. */
export const WIRE_TEMPLATES = [
  'abandoned',
  'adroll',
  'cookie_information_cmp_integration',
  'crazy_egg',
  'custom_tag',
  'custom_content',
  'custom_popup',
  'ecommerce_add_to_cart',
  'ecommerce_cart_update',
  'ecommerce_order',
  'ecommerce_product_detail_view',
  'ecommerce_remove_from_cart',
  'doubleclick_floodlight',
  'google_adwords',
  'google_analytics',
  'heatmaps',
  'hot_jar',
  'hub_spot',
  'linkedin',
  'marketo',
  'mautic',
  'facebook_retargeting_pixel',
  'bing_ads',
  'qualaroo',
  'sales_manago',
  'salesforce_pardot',
  'video_html5',
  'video_youtube',
  'waymark_analytics',
  'waymark_custom_dimension',
  'waymark_event',
  'waymark_goal_conversion',
  'waymark_virtual_page_view',
] as const

export const WireTemplate = v.picklist(WIRE_TEMPLATES, 'unknown-template')
export type WireTemplate = v.InferOutput<typeof WireTemplate>

/** Templates of which a site may have one tag only. */
export const SINGLE_TEMPLATES = ['waymark_analytics', 'heatmaps'] as const satisfies readonly WireTemplate[]
