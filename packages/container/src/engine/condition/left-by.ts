/** Whether the pointer left by that edge; any edge will do for `any`. */
export function leftBy(edge: unknown, expected: string): boolean {
  return edge !== undefined && (expected === 'any' || edge === expected)
}
