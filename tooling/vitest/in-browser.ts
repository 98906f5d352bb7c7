import { playwright } from '@vitest/browser-playwright'
import type { TestUserConfig } from 'vitest/config'
import { launchOptions } from '../browser/find-browser.ts'

/** Chromium, started with some flags more; without animations, so that nothing is checked while it fades in. */
export function inChromium(...flags: readonly string[]) {
  const options = launchOptions()
  return playwright({
    launchOptions: { ...options, args: [...options.args, ...flags] },
    contextOptions: { reducedMotion: 'reduce' },
  })
}

/** How tests run that need a browser. */
export const inBrowser = {
  maxWorkers: '100%',
  testTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
  retry: process.env.CI ? 1 : 0,
  browser: {
    enabled: true,
    headless: true,
    viewport: { width: 1280, height: 800 },
    screenshotFailures: false,
    provider: inChromium(),
    instances: [{ browser: 'chromium' }],
  },
} satisfies TestUserConfig
