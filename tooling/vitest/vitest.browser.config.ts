import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { launchOptions } from '../browser/find-browser.ts'

export default defineProject({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react()],
  test: {
    name: 'browser',
    include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
