export { readDebugLink, type SharedSession } from './debug-link.ts'
export { linkEnd } from './link-end.ts'
