export * from './meta-site-form.ts'
