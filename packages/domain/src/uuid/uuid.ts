import { sha1, utf8 } from './sha1.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** The UUID of version 5 of a text in a namespace, which is a UUID too: the same text always gives the same id. */
export function uuid5(namespace: string, text: string): string {
  const space = namespace.replaceAll('-', '').match(/../g) ?? []
  const bytes = sha1([...space.map((pair) => Number.parseInt(pair, 16)), ...utf8(text)]).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const text32 = bytes.map(hex).join('')
  return [text32.slice(0, 8), text32.slice(8, 12), text32.slice(12, 16), text32.slice(16, 20), text32.slice(20)].join(
    '-',
  )
}
