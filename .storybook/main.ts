import type { StorybookConfig } from '@storybook/react-vite'
import { compiledMessages } from '../apps/web/build/compiled-messages.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // A built Storybook has no compiler of texts at run time either.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), compiledMessages()] }),
  core: { disableTelemetry: true },
}

export default config
