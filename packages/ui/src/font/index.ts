/** The address of the face that the interface is set in, with the characters of Western European languages. */
export const uiFont = new URL('../tokens/fonts/inter-latin.woff2', import.meta.url).href
