import { guarded } from './report.ts'

export function onMutation(run: () => void): void {
  const observer = new MutationObserver(guarded(run))
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
}
