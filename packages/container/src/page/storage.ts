import { tryTo } from './report.ts'

/** What could not be stored, for the life of the page. */
const memory: Record<string, string> = { __proto__: null } as never

export function readStorage(name: string): string | undefined {
  return tryTo(() => localStorage.getItem(name)) ?? memory[name]
}

/** What does not stay, where storage is blocked, is kept in memory. */
export function writeStorage(name: string, value: string): void {
  tryTo(() => localStorage.setItem(name, value))
  if (tryTo(() => localStorage.getItem(name)) !== value) memory[name] = value
}
