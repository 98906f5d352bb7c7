import { guarded } from './report.ts'

/** Adds a listener whose errors are reported instead of reaching the page. */
export function listen(
  target: EventTarget,
  name: string,
  run: (event: any) => void,
  options?: boolean | AddEventListenerOptions,
): void {
  target.addEventListener(name, guarded(run), options)
}
