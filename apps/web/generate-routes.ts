import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerConfig } from './router.config.ts'

/** Writes `src/app/routeTree.gen.ts` after a route file has been added or removed; dev server and build do so too. */
const root = fileURLToPath(new URL('.', import.meta.url))
await new Generator({ config: getConfig(routerConfig, root), root }).run()
