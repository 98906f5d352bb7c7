import { enableCompileCache, registerHooks } from 'node:module'

/*
 * Makes what is imported from here on load in less than half the time; import it before anything else.
 *
 * Compiled modules are kept for the next start. And Node reads the manifest of a package anew for each of its modules to
 * learn what kind they are; Drizzle's manifest is 180 kB and it has a hundred modules, all of the same kind.
 */
enableCompileCache()
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL
    return from?.includes('/node_modules/drizzle-orm/') && /^\..*\.js$/.test(specifier)
      ? { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
})
