/** A value as JSON that cannot end its element; null where there is no JSON. */
export function jsonOf(value: unknown): string {
  let json: string | undefined
  try {
    json = JSON.stringify(value)
  } catch {}
  return (json ?? 'null').replace(/[<>&]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`)
}
