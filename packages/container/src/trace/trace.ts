/** A value as a trace keeps it: JSON, with handles in the place of what cannot leave the page. */
export type Kept =
  | null
  | boolean
  | number
  | string
  | readonly Kept[]
  | { readonly [key: string]: Kept }
  /** An element or another object of the page; the same number is the same object. */
  | { readonly '#': 'object' | 'function' | 'undefined'; readonly number?: number; readonly outline?: string }
  /** A function that the page was given, by its number. */
  | { readonly '#': 'function'; readonly listener: number }

/** One line of a trace, in the order in which things happened. */
export type Line =
  /** The engine called the page: with these arguments, to this answer; so many further lines happened in between. */
  | {
      readonly kind: 'call'
      readonly member: string
      readonly given: readonly Kept[]
      readonly answer: Kept
      readonly inside: number
    }
  /** The page called the engine back through a function it was given, by its number. */
  | { readonly kind: 'callback'; readonly listener: number; readonly given: readonly Kept[] }
  /** The page pushed to its data layer. */
  | { readonly kind: 'push'; readonly item: Kept }
  /** The page called the JavaScript API. */
  | { readonly kind: 'api'; readonly call: readonly Kept[] }

/** Everything that came into an engine and went out of it, enough to run it again. Traces are plain JSON. */
export interface Trace {
  /** What the data layer held when the engine started. */
  readonly dataLayer: readonly Kept[]
  readonly lines: readonly Line[]
}
