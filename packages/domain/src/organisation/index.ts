export * from './api-client.ts'
export * from './member.ts'
export * from './set-up.ts'
export * from './sign-in-policy.ts'
