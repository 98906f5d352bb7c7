let script: HTMLScriptElement | null = null

/** Stores the container's script element; must be called while it runs. */
export function storeOwnScript(): void {
  script = document.currentScript as HTMLScriptElement | null
}

/** The address that the container was loaded from. */
export function ownAddress(): string {
  return script?.src || ''
}

/** The nonce of the container's script element, for the scripts and styles that it adds. */
export function ownNonce(): string {
  return script?.nonce || ''
}
