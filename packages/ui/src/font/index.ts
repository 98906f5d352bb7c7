/** The address of the face that the interface is set in. */
export const uiFont = new URL('../tokens/fonts/InterVariable.woff2', import.meta.url).href
