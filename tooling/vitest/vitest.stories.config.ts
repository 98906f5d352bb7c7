import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { launchOptions } from '../browser/find-browser.ts'
import { productionReact } from './production-react.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineProject({
  root,
  plugins: [productionReact(), storybookTest({ configDir: `${root}.storybook` })],
  test: {
    name: 'stories',
    maxWorkers: '100%',
    // Storybook clears what a story drew; so files share a page, since loading its modules again took a fifth of the time.
    isolate: false,
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    retry: process.env.CI ? 1 : 0,
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
