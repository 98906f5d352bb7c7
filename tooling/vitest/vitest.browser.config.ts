import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { compiledMessages } from '../../apps/web/build/compiled-messages.ts'
import { launchOptions } from '../browser/find-browser.ts'
import { productionReact } from './production-react.ts'

export default defineProject({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [productionReact(), react(), compiledMessages()],
  test: {
    name: 'browser',
    maxWorkers: '100%',
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    retry: process.env.CI ? 1 : 0,
    include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      // No animations, so that nothing is checked while it fades in.
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
