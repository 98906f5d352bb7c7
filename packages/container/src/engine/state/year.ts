/** Lifetime of cookies about a visitor, in seconds. */
export const YEAR = 31536000
