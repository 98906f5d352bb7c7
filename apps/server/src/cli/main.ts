import '../module-cache.ts'

// Commands for the API of any server need neither settings nor a database.
const { isCommand, runCommandLine } = await import('@waymark/cli/command-line')
if (isCommand(process.argv[2])) process.exitCode = await runCommandLine(process.argv.slice(2), process.env)
else await import('./run-command.ts')
