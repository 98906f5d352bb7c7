export { browserWindows, type PageMessage, type PageWindow } from './browser-windows.ts'
