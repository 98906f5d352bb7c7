/** Whether the timer that rang is the one of this many seconds. */
export function timeReached(seconds: unknown, expected: number): boolean {
  return seconds === expected
}
