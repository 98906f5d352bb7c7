import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

const attempt = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Finds a browser, or installs one: Playwright's download first, then, as root on Debian, the system's package. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No browser found, so one is fetched now.')
  attempt('playwright', ['install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update'])
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error('The tests need a Chromium. Install one, or name it in CHROMIUM_PATH.')
  process.exit(1)
}
