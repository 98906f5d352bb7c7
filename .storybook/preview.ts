import '../packages/ui/src/tokens/index.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// A busy machine needs longer than the usual second to load what a story opens later.
configure({ asyncUtilTimeout: 8000 })

/** Every story in light or dark, checked for accessibility by its test. */
const preview: Preview = {
  parameters: {
    // Passed rules are left out of the report, because listing them takes longer than the check.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme)
      return story()
    },
  ],
}

export default preview
