import '../packages/ui/src/tokens/index.ts'
import './docs/docs.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { LANGUAGES } from '../apps/web/src/i18n/languages.ts'
import { showLanguage } from '../apps/web/src/testing/story-language.ts'
import { ComponentPage } from './docs/component-page.tsx'
import { documentedTypes } from './documented-types.ts'

configure({
  // A busy machine needs longer than the usual second to load what a story opens later.
  asyncUtilTimeout: 8000,
  // What is looked for is named, but the page is not printed: that would be done at every try until it is there.
  getElementError: function notFound(message) {
    const error = new Error(message ?? 'Not found')
    // The lines of the story are shown, not these.
    Error.captureStackTrace(error, notFound)
    return error
  },
})

/** Every story in light or dark, checked for accessibility by its test; screens in every language of the product. */
const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      // Passed rules are left out of the report, because listing them takes longer than the check.
      options: { resultTypes: ['violations'] },
      config: {
        // Only styles with !important break this rule; without the narrower selector all texts of the page are collected first, since Storybook styles the body.
        rules: [
          { id: 'avoid-inline-spacing', selector: '[style*="important"]' },
          // Of WCAG 2.2, and not among the usual rules yet.
          { id: 'target-size', enabled: true },
        ],
      },
    },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    options: {
      storySort: { order: ['Introduction', 'Tokens', ['Colour', 'Type', 'Space', 'Motion'], 'Components', 'Screens'] },
    },
    viewport: {
      options: {
        wide: { name: 'Wide, 1440', type: 'desktop', styles: { width: '1440px', height: '900px' } },
        landscape: { name: 'Tablet, 1180', type: 'tablet', styles: { width: '1180px', height: '820px' } },
        tablet: { name: 'Tablet, 820', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        narrow: { name: 'Narrow, 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [documentedTypes],
  initialGlobals: { theme: 'light', language: 'en' },
  // Play functions look for English texts, so the chosen language is shown after them.
  beforeEach: () => showLanguage('en'),
  afterEach: ({ globals }) => showLanguage(globals.language),
  decorators: [
    (story, { globals, viewMode }) => {
      const theme = String(globals.theme)
      // A page of documentation has stories of both themes.
      document.documentElement.dataset.theme = viewMode === 'docs' ? 'light' : theme
      if (viewMode !== 'docs') return story()
      return (
        <div data-theme={theme} className="docs-story">
          {story()}
        </div>
      )
    },
  ],
}

export default preview
