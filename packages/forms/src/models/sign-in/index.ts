export { type CodeForm, createCodeForm } from './code-form.ts'
export { createCredentialsForm } from './credentials-form.ts'
