import { guarded } from './report.ts'

export function fetchJson(url: string, limitMs: number, done: (answer: unknown) => void): void {
  const answer = guarded(done)
  let over = false
  const end = (value?: unknown) => {
    if (over) return
    over = true
    answer(value)
  }
  const abort = new AbortController()
  setTimeout(() => {
    abort.abort()
    end()
  }, limitMs)
  fetch(url, { signal: abort.signal, credentials: 'omit' })
    .then((response) => (response.ok ? response.json() : undefined))
    .then(end, () => end())
}
