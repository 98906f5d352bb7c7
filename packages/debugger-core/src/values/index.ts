export * from './standard-json.ts'
export * from './written.ts'
