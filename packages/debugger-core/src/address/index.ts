export * from './allowed-origin.ts'
export * from './site-address.ts'
