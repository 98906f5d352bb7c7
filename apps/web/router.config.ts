/** How files under `src/routes` become routes; read by the build and by `pnpm routes`. */
export const routerConfig = {
  target: 'react' as const,
  autoCodeSplitting: true,
  codeSplittingOptions: {
    // What a screen reads comes with the screen: the first page does not grow with every screen that is added.
    defaultBehavior: [
      // What it says when reading failed comes along: without the server it could not be had any more.
      // What it shows while it is read does not: React would hide the screen around it, and with it the focus.
      ['component' as const, 'loader' as const, 'errorComponent' as const, 'notFoundComponent' as const],
    ],
  },
  routesDirectory: './src/routes',
  generatedRouteTree: './src/app/routeTree.gen.ts',
  routeFileIgnorePattern: '\\.(test|stories)\\.',
  routeTreeFileHeader: ['// Written by TanStack Router from the files under routes/; changes here are lost.'],
  quoteStyle: 'single' as const,
  semicolons: false,
}
