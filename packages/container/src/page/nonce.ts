let nonce = ''

/** Remembers the nonce of the script that is running, for the scripts and styles it adds. */
export function rememberNonce(script: { readonly nonce?: string } | null): void {
  nonce = script?.nonce || ''
}

export function giveNonce(element: Element): void {
  if (nonce) (element as HTMLElement).nonce = nonce
}
