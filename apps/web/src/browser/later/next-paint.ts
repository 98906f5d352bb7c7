/** Milliseconds after which a picture that does not come is no longer waited for. */
const PATIENCE = 100

/**
 * Resolves when the next picture has been shown, so that whoever pressed something sees that it was pressed before the
 * work begins which it asks for. On a page that is not shown at once.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState !== 'visible') return resolve()
    const timer = setTimeout(resolve, PATIENCE)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
