import { createHash, randomBytes } from 'node:crypto'

/** A secret, such as that of a cookie: 128 random bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** What the database keeps of a secret that has enough randomness to need no slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
