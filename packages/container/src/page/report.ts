/** Reports an error to the site's developers on the console. Never throws, even if the page has replaced its console. */
export function reportIssue(what: string, detail?: unknown): void {
  tryTo(() => console.warn('waymark:', what, detail ?? ''))
}

/** The result of a function, or undefined if it throws. */
export function tryTo<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Wraps a function so that what it throws is reported instead of reaching the page. */
export function guarded<Given extends unknown[]>(run: (...given: Given) => void): (...given: Given) => void {
  return (...given) => {
    try {
      run.apply(undefined, given)
    } catch (error) {
      reportIssue('container', error)
    }
  }
}
