import type { Result } from './failure.ts'

/** Where the client gets its tokens from, and whom it tells how they fare. */
export interface TokenSource {
  /** A token that is good now; calls that come while one is being fetched wait for the same one. */
  token(): Promise<Result<string>>
  /** The server took this token for no good. */
  refused(token: string): void
  /** A call with a token has succeeded: the session lives on. */
  worked(): void
}
