export { isCommand } from './arguments.ts'
export * from './run-command-line.ts'
