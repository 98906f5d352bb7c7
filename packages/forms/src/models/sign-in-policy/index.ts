export {
  createSignInPolicyForm,
  type DefaultLevelRow,
  EMAIL_DOMAINS,
  SIGN_IN_POLICY_LABELS,
  type SignInPolicyForm,
  signInPolicyBody,
} from './sign-in-policy-form.ts'
