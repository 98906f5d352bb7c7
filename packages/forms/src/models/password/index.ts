export { createPasswordChangeForm, createPasswordForm, NO_PASSWORDS } from './password-form.ts'
export { PASSWORD_LABEL } from './password-label.ts'
