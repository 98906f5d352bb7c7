import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
/** Chromium without windows, which needs a quarter less processor time. It keeps no pages in memory that were left. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * A whole browser for tests: `CHROMIUM_PATH`, else Playwright's own, else one the system has. Null when there is none.
 */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const own = chromium.executablePath()
  return [own, ...PLACES].find((path) => path !== '' && existsSync(path)) ?? null
}

/**
 * Launch options shared by Playwright and Vitest's browser mode: the system's headless shell when it has one and
 * `CHROMIUM_PATH` names no other browser; `whole` leaves it out.
 */
export function launchOptions({ whole = false } = {}) {
  const hasShell = !whole && !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL)
  const executablePath = hasShell ? HEADLESS_SHELL : findBrowser()
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return executablePath ? { executablePath, args } : { args }
}
