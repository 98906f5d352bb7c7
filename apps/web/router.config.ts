/** How files under `src/routes` become routes; read by the build and by `pnpm routes`. */
export const routerConfig = {
  target: 'react' as const,
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  routeFileIgnorePattern: '\\.(test|stories)\\.',
  routeTreeFileHeader: ['// Written by TanStack Router from the files under routes/; changes here are lost.'],
  quoteStyle: 'single' as const,
  semicolons: false,
}
