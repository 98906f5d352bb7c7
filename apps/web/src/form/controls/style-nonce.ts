/** The nonce under which the page's policy lets the code editor add its styles; undefined where there is no policy. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
