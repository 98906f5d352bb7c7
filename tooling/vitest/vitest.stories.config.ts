import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { inBrowser, inChromium } from './in-browser.ts'
import { productionReact } from './production-react.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Pages of stories live for minutes: with more room for young objects they need a seventh less processor time. */
const ROOM = '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128'

export default defineProject({
  root,
  plugins: [productionReact(), storybookTest({ configDir: `${root}.storybook` })],
  test: {
    ...inBrowser,
    name: 'stories',
    browser: { ...inBrowser.browser, provider: inChromium(ROOM) },
    // Storybook clears what a story drew; so files share a page, since loading its modules again took a fifth of the time.
    isolate: false,
  },
})
