import { tryTo } from './report.ts'

/** Values that could not be stored, kept until the page is left. */
const memory: Record<string, string | undefined> = { __proto__: null } as never

export function readStorage(name: string): string | undefined {
  return memory[name] ?? tryTo(() => localStorage.getItem(name)) ?? undefined
}

/** Keeps the value in memory if storage is blocked or full. */
export function writeStorage(name: string, value: string): void {
  tryTo(() => localStorage.setItem(name, value))
  memory[name] = tryTo(() => localStorage.getItem(name)) === value ? undefined : value
}
