import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * The browser that tests use: `CHROMIUM_PATH`, else Playwright's own, else one the system has.
 * Null when there is none.
 */
export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const named = env.CHROMIUM_PATH
  if (named) return named
  const own = chromium.executablePath()
  return [own, ...PLACES].find((path) => path !== '' && existsSync(path)) ?? null
}

/** Launch options shared by Playwright and Vitest's browser mode. */
export function launchOptions() {
  const executablePath = findBrowser()
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return executablePath ? { executablePath, args } : { args }
}
