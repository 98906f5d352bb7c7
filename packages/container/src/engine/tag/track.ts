import type { Page } from '../page.ts'
import { queueArray } from './queue-array.ts'

/** Pushes a command for the tracker, whether it has loaded yet or not. Absent arguments at the end are left out. */
export function track(page: Page, command: unknown[]): void {
  let { length } = command
  while (length && command[length - 1] === undefined) length--
  command.length = length
  queueArray(page, '_paq').push(command)
}
