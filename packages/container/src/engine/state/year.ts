/** Life of what is remembered about a visitor, in seconds. */
export const YEAR = 31536000
