export { debugLinkUrl } from './address.ts'
export { DEBUG_LINK_DAYS, DEBUG_LINK_USUAL_DAYS, DebugLink, DebugLinkCreate } from './debug-link.ts'
