import { owns } from '../core/list.ts'

/** Whether a value holds nothing: missing, '', 0, false, a list without items, an object without keys. */
export function isEmpty(value: any): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return true
  if (Array.isArray(value)) return !value.length
  if (typeof value !== 'object' || value.nodeType) return false
  for (const key in value) if (owns(value, key)) return false
  return true
}
