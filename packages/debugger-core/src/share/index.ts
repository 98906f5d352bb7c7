export { readDebugLink, type SharedSession, writeDebugLink } from './debug-link.ts'
export { linkEnd } from './link-end.ts'
