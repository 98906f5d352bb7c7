import '../module-cache.ts'

await import('./run-command.ts')
