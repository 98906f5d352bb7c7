export { DebugLink, DebugLinkCreate } from './debug-link.ts'
