import type { Page } from '../page.ts'

/** Pushes a command for the tracker, whether it has loaded yet or not. Absent arguments at the end are left out. */
export function track(page: Page, command: unknown[]): void {
  let queue = page.globalOf('_paq') as { push(command: unknown[]): void } | undefined
  if (!queue) {
    queue = []
    page.setGlobal('_paq', queue)
  }
  let { length } = command
  while (length && command[length - 1] === undefined) length--
  command.length = length
  queue.push(command)
}
