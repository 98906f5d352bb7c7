import type { Result } from './failure.ts'

/** The source of the client's tokens; the client reports to it whether they were accepted. */
export interface TokenSource {
  /** A valid token; calls made while one is being fetched wait for the same one. */
  token(): Promise<Result<string>>
  /** The token at hand, if it is still valid. */
  held(): Result<string> | undefined
  /** Called when the server rejected this token. */
  refused(token: string): void
  /** Called when a call with a token has succeeded, which extends the session. */
  worked(): void
}
