import type { Preset } from '@waymark/domain/tag/templates'

/** Events about the use of the interface, without names, addresses or content of customers. */
export type Usage =
  | { category: 'debugger'; action: 'viewed' | 'failed' | 'link_added' | 'link_deleted' | 'link_copied' }
  | { category: 'publish'; action: 'opened' | 'confirmed' | 'info_saved' | 'info_skipped' }
  | { category: 'tags'; action: 'default_mapping_applied' }
  | { category: 'tags'; action: 'preset_applied'; preset: Preset }

/** Pushes a usage event to the data layer of the product's page, which its container reads. */
export function trackUsage(usage: Usage): void {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'waymark_ui', ...usage })
}
