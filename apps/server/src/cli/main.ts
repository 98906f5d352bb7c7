import '#quick-modules.ts'

await import('./run-command.ts')
