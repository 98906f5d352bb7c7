export * from './browser-windows.ts'
