/** The address of the face that the interface is set in. */
export { default as uiFont } from '../tokens/fonts/InterVariable.woff2?url'
