export * from './set-up-form.ts'
