/**
 * Headers of a page of the product. Scripts come only from the folder of built assets: `/containers/` on the same origin
 * holds customers' code. The nonce is for the one style element that the code editor makes.
 */
export const pageHeaders = (origin: string, nonce: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${origin}/assets/`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html; charset=utf-8',
})
