/** Whether the last interaction lies further back than so many minutes, or there was none. */
export function isFirstVisit(secondsAgo: unknown, minutes: number): boolean {
  return typeof secondsAgo !== 'number' || secondsAgo > minutes * 60
}
