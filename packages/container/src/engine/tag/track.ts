import { append } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { queueArray } from './queue-array.ts'

/**
 * Pushes a command to the tracker's queue. `more` are further arguments that may be undefined; undefined ones at the end
 * are left out.
 */
export function track(page: Page, command: unknown[], more?: readonly unknown[] | false | 0): void {
  if (more) {
    let { length } = more
    while (length && more[length - 1] === undefined) length--
    for (let index = 0; index < length; index++) append(command, more[index])
  }
  queueArray(page, '_paq').push(command)
}
