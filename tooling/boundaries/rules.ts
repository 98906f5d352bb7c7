/** Which of our own packages each package may import, by folder. Types-only imports are listed apart. */
export const MAY_IMPORT: Readonly<
  Record<string, { readonly values: readonly string[]; readonly types?: readonly string[] }>
> = {
  'packages/domain': { values: [] },
  'packages/api-client': { values: ['domain'] },
  'packages/forms': { values: ['domain'] },
  'packages/debugger-core': { values: ['domain', 'api-client'], types: ['container'] },
  'packages/ui': { values: [] },
  'packages/container': { values: [], types: ['domain'] },
  'apps/web': { values: ['domain', 'api-client', 'forms', 'debugger-core', 'ui'] },
  'apps/server': { values: ['domain', 'api-client', 'container'] },
  'apps/demo-site': { values: [] },
  tooling: { values: [] },
}

/** The domain's module without imports, whose values the container may import: it is inlined when the container is built. */
export const CONTAINER_CONSTANTS = '@waymark/domain/debug-protocol/constants'

/** What runs on Node while a container is made, not on a site, may use the domain's values too. */
export const CONTAINER_MAKING = 'packages/container/src/compile/'

/** Packages that must run without any framework, and what they may not name. */
export const FRAMEWORK_FREE = [
  'packages/domain',
  'packages/api-client',
  'packages/forms',
  'packages/debugger-core',
  'packages/container',
]

export const FRAMEWORKS =
  /^(react|react-dom|@lingui\/|@xstate\/react|@tanstack\/|@headlessui\/|@dnd-kit\/|hono|drizzle-orm)/

/** Features of the web app that others may use, because they serve all of them. */
export const SHARED_FEATURES: readonly string[] = []

/** Files that hold the source of other files as text; what stands there is imported elsewhere. */
export const HOLD_SOURCE = ['tooling/new/template-files.ts']
