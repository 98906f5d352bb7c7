/** Reports to the site's developers what went wrong; never throws, whatever the page made of its console. */
export function reportIssue(what: string, detail?: unknown): void {
  tryTo(() => console.warn('waymark:', what, detail ?? ''))
}

/** What a function gives, or undefined when the page makes it throw. */
export function tryTo<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** The same function, except that nothing it throws reaches the page. */
export function guarded<Given extends unknown[]>(run: (...given: Given) => void): (...given: Given) => void {
  return (...given) => {
    try {
      run.apply(undefined, given)
    } catch (error) {
      reportIssue('container', error)
    }
  }
}
