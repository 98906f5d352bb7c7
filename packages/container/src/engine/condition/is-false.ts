/** Whether a value is false, or the text `false` in any case. */
export function isFalse(value: unknown): boolean {
  return value === false || (typeof value === 'string' && value.toLowerCase() === 'false')
}
