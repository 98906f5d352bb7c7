import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { compiledMessages } from '../../apps/web/build/compiled-messages.ts'
import { inBrowser } from './in-browser.ts'
import { productionReact } from './production-react.ts'

export default defineProject({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [productionReact(), react(), compiledMessages()],
  test: {
    ...inBrowser,
    name: 'browser',
    include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'],
  },
})
