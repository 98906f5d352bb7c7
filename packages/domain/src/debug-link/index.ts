export { debugLinkUrl } from './address.ts'
export { DEBUG_LINK_DAYS, DEFAULT_DEBUG_LINK_DAYS, DebugLink, DebugLinkCreate } from './debug-link.ts'
