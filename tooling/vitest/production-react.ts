import type { Plugin } from 'vite'

const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * The production builds of React and of the other libraries, as users have them: those for development took a third of
 * the time of a test. The app's code sees that it was built (`import.meta.env.PROD`), because its texts are compiled.
 */
export function productionReact(): Plugin {
  return {
    name: 'waymark:production-react',
    config: () => ({
      oxc: { jsx: { development: false } },
      // For the browser only: what Vitest itself runs on Node stays in the mode of tests.
      environments: { client: { define } },
      optimizeDeps: { rolldownOptions: { transform: { define } } },
      test: { env: { PROD: 'true' } },
    }),
  }
}
