export * from './reopen.ts'
export * from './trigger-form.ts'
