export { readDebugLink, type SharedSession, writeDebugLink } from './debug-link.ts'
