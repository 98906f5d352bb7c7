import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { inBrowser } from './in-browser.ts'
import { productionReact } from './production-react.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineProject({
  root,
  plugins: [productionReact(), storybookTest({ configDir: `${root}.storybook` })],
  test: {
    ...inBrowser,
    name: 'stories',
    // Storybook clears what a story drew; so files share a page, since loading its modules again took a fifth of the time.
    isolate: false,
  },
})
