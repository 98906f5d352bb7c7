import '../module-cache.ts'

// Commands for another server need neither settings nor a database.
const { isRemote } = await import('./remote/arguments.ts')
if (isRemote(process.argv[2])) await import('./remote/run-remote.ts')
else await import('./run-command.ts')
