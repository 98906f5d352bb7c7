/** The state of a value that is loaded from the server. */
export type Loadable<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
