export * from './password-form.ts'
export * from './password-label.ts'
