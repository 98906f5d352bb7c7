export { isAllowedOrigin } from './allowed-origin.ts'
export {
  hostOf,
  hostToConfirm,
  initialAddress,
  isWebAddress,
  originOf,
} from './site-address.ts'
