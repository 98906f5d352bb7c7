let script: HTMLScriptElement | null = null

/** Stores the script element that is running. */
export function storeOwnScript(): void {
  script = document.currentScript as HTMLScriptElement | null
}

/** Where the running script came from. */
export function ownAddress(): string {
  return script?.src || ''
}

/** The nonce that the page gave it, for the scripts and styles it adds. */
export function ownNonce(): string {
  return script?.nonce || ''
}
