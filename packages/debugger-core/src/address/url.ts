/** An address taken apart, as browsers and servers do it. */
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

/** Every platform has this parser; it is named here so that no platform's types have to be loaded for it. */
declare const URL: { new (address: string): ParsedUrl }

/** Takes an absolute address apart; undefined when it is none. */
export function parseUrl(address: string): ParsedUrl | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
