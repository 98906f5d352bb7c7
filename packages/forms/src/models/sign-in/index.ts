export * from './code-form.ts'
export * from './credentials-form.ts'
