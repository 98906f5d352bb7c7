import { formatter } from '@lingui/format-json'
import { plainMessageExtractor } from '../../tooling/lingui/extractor.ts'

/** Every sentence of the product, whichever package names it, in one catalogue per language. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'pl'],
  rootDir: '../..',
  catalogs: [
    {
      path: '<rootDir>/apps/web/locales/{locale}',
      include: ['apps/web', 'packages/domain', 'packages/forms', 'packages/debugger-core'].map(
        (place) => `<rootDir>/${place}/src`,
      ),
      exclude: ['**/node_modules/**', '**/*.test.*', '**/*.stories.*'],
    },
  ],
  extractors: [plainMessageExtractor],
  format: formatter({ style: 'minimal' }),
  orderBy: 'messageId' as const,
}
