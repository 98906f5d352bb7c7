/** A value in a trace: JSON, with handles for what JSON cannot hold. */
export type Kept =
  | null
  | boolean
  | number
  | string
  | readonly Kept[]
  | { readonly [key: string]: Kept }
  /** An element or another object of the page; the same number is the same object. */
  | { readonly '#': 'object' | 'function' | 'undefined'; readonly number?: number; readonly outline?: string }
  /** A function that was passed to the page, by its number. */
  | { readonly '#': 'function'; readonly listener: number }

/** One line of a trace, in the order in which things happened. */
export type Line =
  /** A call of the engine to the page: arguments, answer, and how many lines were recorded during the call. */
  | {
      readonly kind: 'call'
      readonly member: string
      readonly given: readonly Kept[]
      readonly answer: Kept
      readonly inside: number
    }
  /** The page called a function that was passed to it, by its number. */
  | { readonly kind: 'callback'; readonly listener: number; readonly given: readonly Kept[] }
  /** The page pushed to its data layer. */
  | { readonly kind: 'push'; readonly item: Kept }
  /** The page called the JavaScript API. */
  | { readonly kind: 'api'; readonly call: readonly Kept[] }

/** All input and output of an engine, enough to run it again, as plain JSON. */
export interface Trace {
  /** The items of the data layer when the engine started. */
  readonly dataLayer: readonly Kept[]
  readonly lines: readonly Line[]
}
