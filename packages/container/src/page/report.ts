/** Tells the site's developers what went wrong; never throws, whatever the page made of its console. */
export function reportIssue(text: string, detail?: unknown): void {
  try {
    console.warn(`waymark: ${text}`, detail === undefined ? '' : detail)
  } catch {}
}

/** The same function, except that nothing it throws reaches the page. */
export function guarded<Given extends unknown[]>(run: (...given: Given) => void): (...given: Given) => void {
  return (...given) => {
    try {
      run.apply(undefined, given)
    } catch (error) {
      reportIssue('the container failed', error)
    }
  }
}
