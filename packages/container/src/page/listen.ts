import { guarded } from './report.ts'

/** Listens without ever throwing into the page. */
export function listen(
  target: EventTarget,
  name: string,
  run: (event: any) => void,
  options?: boolean | AddEventListenerOptions,
): void {
  target.addEventListener(name, guarded(run), options)
}
