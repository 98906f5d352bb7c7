export { isAllowedOrigin } from './allowed-origin.ts'
export {
  type AddressError,
  addressError,
  hostOf,
  hostToConfirm,
  initialAddress,
  isWebAddress,
  originOf,
} from './site-address.ts'
