/** The kinds of values of conditions, which decide the control for the value. */
export type ValueKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'none' }
  | { readonly kind: 'selector' }
  | { readonly kind: 'css' }
  | { readonly kind: 'number' }
  | { readonly kind: 'minutes' }
  | { readonly kind: 'seconds' }
  | { readonly kind: 'audience' }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
