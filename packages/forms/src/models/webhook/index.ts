export * from './webhook-form.ts'
export * from './webhook-labels.ts'
