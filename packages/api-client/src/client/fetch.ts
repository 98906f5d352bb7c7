/** The part of the platform's fetch that the client uses. */
export type Fetch = (
  url: string,
  request: {
    method: string
    headers: Record<string, string>
    body?: string
    credentials?: 'same-origin' | 'omit'
    /** The abort signal of the platform, passed on unchanged. */
    signal?: any
  },
) => Promise<FetchAnswer>

export interface FetchAnswer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}
