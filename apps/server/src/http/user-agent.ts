import Bowser from 'bowser'

/**
 * Names of the browser and the operating system in a User-Agent header, such as "Firefox" and "Windows"; null where it does
 * not say. Of a program that is no browser the name is its first word, such as "curl".
 */
export function describeUserAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  const program = /^[^\s/]+/u.exec(userAgent)?.[0] ?? null
  return { browser: browser.name || (program === 'Mozilla' ? null : program), system: os.name || null }
}
