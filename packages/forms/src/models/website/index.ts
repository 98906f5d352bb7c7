export * from './website-form.ts'
export * from './website-labels.ts'
