/** Whether a text is exactly one `{{ name }}`. */
export function isSingleReference(text: string): boolean {
  if (text.length < 5 || !text.startsWith('{{') || !text.endsWith('}}')) return false
  const name = text.slice(2, -2)
  return name.trim() !== '' && !name.includes('{{') && !name.includes('}}')
}
