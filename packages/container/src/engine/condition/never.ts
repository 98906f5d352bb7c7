/** Stands for what can never be met: an abandoned condition, an unknown variable or operator. */
export function never(): boolean {
  return false
}
