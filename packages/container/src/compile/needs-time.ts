import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { withPlaceholders } from './code/placeholders.ts'
import { sendsByBeacon } from './code/sends-by-beacon.ts'
import type { Settings, TagItem } from './core/input.ts'

/** Templates that only call the tracker. A tracker of the dialect `matomo` sends by `sendBeacon`. */
const CALLS_TRACKER = /^(waymark_(event|goal_conversion|virtual_page_view|custom_dimension)$|ecommerce_)/

/**
 * Whether a tag that fires while the page is being left needs time, because the browser cancels what it sends or loads.
 * Vendor templates always count as needing time; custom code is inspected.
 */
export function needsTime({ template, code }: TagItem, { trackerDialect }: Settings): boolean {
  if (CALLS_TRACKER.test(template)) return trackerDialect !== 'matomo'
  if (!/^custom_(tag|content|popup)$/.test(template)) return true
  return parseFragment(withPlaceholders(code ?? '').code).childNodes.some(loads)
}

/** Attributes that make an element load something, or contain code that might. */
const LOADING = /^(src|srcset|data|poster|background|style|on\w+)$/

function loads(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (!defaultTreeAdapter.isElementNode(node)) return false
  const { tagName, attrs, childNodes } = node
  if (tagName === 'noscript') return false
  if (tagName === 'link' || tagName === 'style' || attrs.some(({ name }) => LOADING.test(name))) return true
  if (tagName !== 'script') return childNodes.some(loads)
  return !childNodes.every((text) => defaultTreeAdapter.isTextNode(text) && sendsByBeacon(text.value))
}
