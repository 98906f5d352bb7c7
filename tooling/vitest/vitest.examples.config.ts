import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'

export default defineProject({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'examples',
    environment: 'node',
    globalSetup: ['tooling/examples/install.ts'],
    include: ['tooling/examples/**/*.test.ts'],
    maxWorkers: '100%',
    // They wait for installations, builds, pages and a server.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
