/** What a condition on a variable is compared with, and so how its value is asked for. */
export type ValueKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'none' }
  | { readonly kind: 'selector' }
  | { readonly kind: 'css' }
  | { readonly kind: 'number' }
  | { readonly kind: 'minutes' }
  | { readonly kind: 'audience' }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
