export { isCommand } from './arguments.ts'
export { runCommandLine } from './run-command-line.ts'
