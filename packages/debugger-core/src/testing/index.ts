export { fakeBrowser, type OpenedWindow, type Posted } from './browser.ts'
export { debugEvent, tagResult, variableResult } from './debug-event.ts'
export { APP, openDebugger, SITE } from './debugger.ts'
export { containerVersion, debugVersion, metadataTag, metadataTrigger, metadataVariable } from './version.ts'
