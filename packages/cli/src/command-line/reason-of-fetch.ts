/** Why the errors of connections happen, by their code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused, nothing listens at this address and port',
  ENOTFOUND: 'the name of the server is not found',
  EAI_AGAIN: 'the name of the server cannot be looked up now',
  ETIMEDOUT: 'it does not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer in time',
  UND_ERR_SOCKET: 'it closes the connection without an answer',
  ECONNRESET: 'it closes the connection without an answer',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https at this port',
}

/** Why `fetch` has thrown an error, as the end of a sentence; undefined for what is not about the connection. */
export function reasonOfFetch(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return undefined
  if (cause.name === 'HTTPParserError') return 'it does not speak HTTP at this port'
  if (!('code' in cause)) return undefined
  const code = String(cause.code)
  if (/CERT|SIGNATURE/u.test(code)) return `its certificate is refused, ${cause.message}`
  return REASONS[code] ?? cause.message
}
