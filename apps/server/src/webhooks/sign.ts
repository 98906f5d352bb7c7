import { createHmac } from 'node:crypto'

/** The value of `Waymark-Signature`: the seconds since 1970, and the HMAC-SHA-256 of them, a dot and the body. */
export function signatureOf(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
