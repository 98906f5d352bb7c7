/** A parsed address. */
interface ParsedUrl {
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly username: string
}

/** All platforms have this parser; declared here, so that the types of no platform have to be loaded. */
declare const URL: { new (address: string): ParsedUrl }

/** Parses an absolute address; undefined if it is none. */
export function parseUrl(address: string): ParsedUrl | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
