/** React has had this itself since version 18; libraries that still bring a shim for older ones get React's. */
export { useSyncExternalStore } from 'react'
