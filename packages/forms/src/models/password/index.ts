export { createPasswordChangeForm, createPasswordForm, NO_PASSWORDS } from './password-form.ts'
