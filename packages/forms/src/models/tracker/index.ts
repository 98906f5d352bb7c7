export * from './tracker-form.ts'
