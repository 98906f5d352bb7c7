export * from './person-form.ts'
export * from './person-labels.ts'
