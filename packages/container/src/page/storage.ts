import { tryTo } from './report.ts'

/** Values that could not be stored, kept until the page is left. */
const memory: Record<string, string> = { __proto__: null } as never

export function readStorage(name: string): string | undefined {
  return tryTo(() => localStorage.getItem(name)) ?? memory[name]
}

/** Keeps the value in memory if storage is blocked. */
export function writeStorage(name: string, value: string): void {
  tryTo(() => localStorage.setItem(name, value))
  if (tryTo(() => localStorage.getItem(name)) !== value) memory[name] = value
}
