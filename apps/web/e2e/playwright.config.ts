import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../../tooling/browser/find-browser.ts'
import { PRODUCT, WORKERS } from './installation.ts'

/** How long one assertion or action may take, in milliseconds. CI may share its machine with other work. */
const TIMEOUT = process.env.CI ? 40_000 : 10_000

export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  outputDir: '../../../test-results',
  workers: WORKERS,
  timeout: 240_000,
  expect: { timeout: TIMEOUT },
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  use: {
    baseURL: PRODUCT,
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    // One context for all journeys of a worker, emptied after each: the scripts of the product stay compiled.
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    locale: 'en-GB',
    actionTimeout: TIMEOUT,
  },
})
