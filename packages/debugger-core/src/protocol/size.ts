import { MAX_PARSED_SIZE } from '@waymark/domain/debug-protocol/constants'

/**
 * Whether a message is small enough to be parsed. Its size is the characters of its texts and names plus one for each
 * value. Stops counting at the limit, so depth and cycles do no harm.
 */
export function isWithinSize(data: unknown, limit = MAX_PARSED_SIZE): boolean {
  const queue: unknown[] = [data]
  let size = 0
  while (queue.length > 0 && size <= limit) {
    const value = queue.pop()
    size += 1
    if (typeof value === 'string') size += value.length
    else if (Array.isArray(value)) {
      if (size + value.length > limit) return false
      for (const item of value) queue.push(item)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        size += name.length
        queue.push(item)
      }
    }
  }
  return size <= limit
}
