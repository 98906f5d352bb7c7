export * from './api-client-form.ts'
export * from './api-client-labels.ts'
