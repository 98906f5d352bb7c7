/*
 * Which code may import which; read by dependency-cruiser (`pnpm imports`). Tests, stories, benches and their
 * set-up are exempt.
 */

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const WORKSPACE = '^(packages|apps)/'
const paths = (names) => names.map((name) => `^packages/${name}/`)

/** `folder` imports `values` of the other packages, and `types` as types only. */
const mayImport = (folder, { values = [], types = [], part = '' }) => {
  const own = `^${folder}/`
  const from = { path: `${own}${part}` }
  const listed = [...values, ...types].join(', ')
  return [
    error(`packages-of-${folder}/${part}`, `${folder} imports ${listed || 'no other package'}`, from, {
      path: WORKSPACE,
      pathNot: [own, ...paths([...values, ...types])],
    }),
    error(`types-only-in-${folder}/${part}`, `${folder} imports ${types.join(', ')} as types only`, from, {
      path: [...paths(types), '^$'],
      pathNot: paths(values),
      dependencyTypesNot: ['type-only'],
    }),
  ]
}

/** Folders under `root` from top to bottom: a folder imports those after it, never those before it. */
const layers = (root, order) =>
  order
    .slice(1)
    .map((folder, at) =>
      error(
        `direction-${root}/${folder}`,
        `${root} imports downwards only: ${order.join(', ').replaceAll('|', ' and ')}`,
        { path: `^${root}/(${folder})(/|[.])` },
        { path: `^${root}/(${order.slice(0, at + 1).join('|')})(/|[.])` },
      ),
    )

export default {
  forbidden: [
    error('resolvable', 'Every import leads to a file or to an installed package', {}, { couldNotResolve: true }),
    {
      ...error('no-circle-of-folders', 'No two folders import each other', {}, { circular: true }),
      scope: 'folder',
    },
    error(
      'by-name',
      'Another package is imported by its name, not by a path into it',
      { path: '^((?:packages|apps)/[^/]+)/' },
      { path: WORKSPACE, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    ...mayImport('packages/domain', {}),
    ...layers('packages/domain/src', [
      'audit|changelog|copy|debug-link|item-edit|transfer|version|webhook',
      'tag',
      'trigger',
      'condition',
      'consent|failure|session|site|variable',
      'field',
      'dimension|list|matcher|operation|permission|selector',
      'resource',
      'base64|debug-protocol|equal|message|reference|search',
    ]),
    ...mayImport('packages/api-client', { values: ['domain'] }),
    ...mayImport('packages/forms', { values: ['domain'] }),
    ...mayImport('packages/debugger-core', { values: ['domain', 'api-client'] }),
    ...mayImport('packages/cli', { values: ['domain', 'api-client'] }),
    ...mayImport('packages/ui', {}),
    // What is compiled on Node may use the domain; what runs on a site takes its types,
    // the constants of the debug protocol, and the functions that tell whether a schedule is open (isOpen, clockAt).
    ...mayImport('packages/container', { part: 'src/compile/', values: ['domain'] }),
    ...mayImport('packages/container', {
      part: 'src/(?!compile/)',
      values: ['domain/src/debug-protocol/constants', 'domain/src/tag/clock'],
      types: ['domain'],
    }),
    ...layers('packages/container/src', ['testing', 'simulation|trace', 'compile|snippet', 'page', 'debug', 'engine']),
    error(
      'compiler-apart-from-site',
      'The compiler and the snippet import nothing that runs on a site',
      { path: '^packages/container/src/(compile|snippet)/' },
      { path: '^packages/container/src/(page|debug|engine)/' },
    ),
    error(
      'core-of-the-engine',
      'The core of the engine imports no other folder of it',
      { path: '^packages/container/src/engine/core/' },
      { path: '^packages/container/src/engine/', pathNot: '^packages/container/src/engine/core/' },
    ),
    ...mayImport('apps/web', { values: ['domain', 'api-client', 'forms', 'debugger-core', 'ui'] }),
    ...mayImport('apps/server', { values: ['domain', 'api-client', 'cli', 'container'] }),
    // Pages of the shop carry the installation code of the product, as those of any website.
    ...mayImport('apps/demo-site', { values: ['container/src/snippet'] }),
    error(
      'framework-free',
      'These packages run without any framework',
      { path: paths(['domain', 'api-client', 'cli', 'forms', 'debugger-core', 'container']) },
      { path: 'node_modules/(react|react-dom|@lingui|@xstate/react|@tanstack|@headlessui|@dnd-kit|hono|drizzle-orm)/' },
    ),
    ...layers('apps/server/src', [
      'main|operations-thread|cli|testing',
      'start',
      'seed|set-up',
      'openapi|sites',
      'transfer',
      'versions',
      'containers',
      'items',
      'webhooks',
      'operations|health',
      'access',
      'audit',
      'http',
      'secrets',
      'dependencies',
      'container-store',
      'monitoring|refusal|settings|settings-store|settings-variables|loggable-error|json',
      'database',
      'tracing|module-cache',
    ]),
    ...layers('apps/web/src', ['app', 'routes', 'features', 'items', 'accounts|sites', 'form', 'data', 'i18n|browser']),
    error(
      'no-feature-in-another',
      'Features share code through items, form and data',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '[.](test|test-d|stories|bench|config)[.]tsx?$',
        '/(testing|story|bench|e2e|dist)/',
        '[.]gen[.]ts$',
        '^(packages/container|apps/web)/build/',
        '^packages/[^/]+/(lib|bin)/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
