/** The bytes of a text in UTF-8; lone surrogates become the replacement character. */
export function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed())
  const bytes: number[] = []
  for (let at = 0; at < escaped.length; at += 1) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16))
      at += 2
    } else bytes.push(escaped.charCodeAt(at))
  }
  return bytes
}

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by))

/** The SHA-1 of some bytes: 20 bytes. Not for secrets. */
export function sha1(bytes: readonly number[]): number[] {
  const blocks = [...bytes, 0x80]
  while (blocks.length % 64 !== 56) blocks.push(0)
  const bits = bytes.length * 8
  for (let shift = 56; shift >= 0; shift -= 8) blocks.push(shift > 31 ? 0 : (bits >>> shift) & 0xff)

  let [h0, h1, h2, h3, h4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (let start = 0; start < blocks.length; start += 64) {
    const words = schedule(blocks, start)
    let [a, b, c, d, e] = [h0, h1, h2, h3, h4]
    for (let round = 0; round < 80; round += 1) {
      const [mixed, constant] = mix(round, b, c, d)
      const next = (rotate(a, 5) + mixed + e + constant + (words[round] ?? 0)) | 0
      ;[a, b, c, d, e] = [next, a, rotate(b, 30), c, d]
    }
    ;[h0, h1, h2, h3, h4] = [(h0 + a) | 0, (h1 + b) | 0, (h2 + c) | 0, (h3 + d) | 0, (h4 + e) | 0]
  }
  return [h0, h1, h2, h3, h4].flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff))
}

function schedule(blocks: readonly number[], start: number): number[] {
  const byte = (at: number) => blocks[start + at] ?? 0
  const words: number[] = []
  for (let at = 0; at < 64; at += 4)
    words.push((byte(at) << 24) | (byte(at + 1) << 16) | (byte(at + 2) << 8) | byte(at + 3))
  for (let at = 16; at < 80; at += 1)
    words.push(rotate((words[at - 3] ?? 0) ^ (words[at - 8] ?? 0) ^ (words[at - 14] ?? 0) ^ (words[at - 16] ?? 0), 1))
  return words
}

function mix(round: number, b: number, c: number, d: number): readonly [mixed: number, constant: number] {
  if (round < 20) return [(b & c) | (~b & d), 0x5a827999]
  if (round < 40) return [b ^ c ^ d, 0x6ed9eba1]
  if (round < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
  return [b ^ c ^ d, 0xca62c1d6]
}
