export * from './version-form.ts'
