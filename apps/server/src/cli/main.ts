import '../module-cache.ts'

// Commands for another server need neither settings nor a database.
const { isRemote } = await import('./remote/arguments.ts')
await import(isRemote(process.argv[2]) ? './remote/run-remote.ts' : './run-command.ts')
