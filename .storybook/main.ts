import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { compiledMessages } from '../apps/web/build/compiled-messages.ts'
import { docgenTypes } from './docgen-types.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../apps/web/src', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // TypeScript 7 has no interface for programs, which the other generator of tables of props needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    // Plugins of the first come first.
    mergeConfig(mergeConfig({ plugins: [docgenTypes()] }, vite), {
      // A built Storybook has no compiler of texts at run time either.
      plugins: [compiledMessages()],
      // It is read by developers from a disk or an intranet; its largest files are Storybook's own and the check of accessibility.
      build: {
        chunkSizeWarningLimit: 3000,
        rolldownOptions: {
          // Most of the time goes into the tables of props, which is what the build is for.
          checks: { pluginTimings: false },
          onLog(level: string, log: { code?: string }, handle: (level: string, log: object) => void) {
            // Libraries mark what is not for a server; there is none.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
          },
        },
      },
    }),
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
