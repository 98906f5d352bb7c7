export * from './sign-in-policy-form.ts'
