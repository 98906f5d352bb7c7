/** How long something waits that nobody sees, in milliseconds. */
const UNSEEN = 250

/** Calls back before the next picture is drawn; on a page that is not shown, a moment later. */
export function nextPicture(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(run)
  else setTimeout(run, UNSEEN)
}
