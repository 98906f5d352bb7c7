/** The beginning of a span. Attributes are the product's own words and ids, as in the log. */
export interface NewSpan {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly attributes?: Attributes
  /** The `traceparent` header of the caller whose span this one belongs to. */
  readonly traceparent?: string | undefined
}

type Attributes = Readonly<Record<string, string | number>>

/** What is known of a span when its work ends. */
interface SpanEnd {
  readonly name?: string
  readonly attributes?: Attributes
  readonly hasFailed?: boolean
}

/** What the end of a span adds to it. */
type Describe = (end: SpanEnd) => void

/** Measures work as a span; work within it makes the spans below. */
export type Tracer = <T>(span: NewSpan, work: (describe: Describe) => Promise<T>) => Promise<T>

/** One for each thread, as what it measures lies in all layers. */
let tracer: Tracer | undefined

/** Measures work from now on; `undefined` ends that. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Does some work, measured where traces are wanted. */
export const traced: Tracer = (span, work) => (tracer ? tracer(span, work) : work(() => {}))
