import { guarded } from './report.ts'

/** Listens without ever throwing into the page or keeping it from scrolling. */
export function listen(target: EventTarget, name: string, run: (event: any) => void, capture = false): void {
  target.addEventListener(name, guarded(run), { capture, passive: name === 'scroll' })
}
