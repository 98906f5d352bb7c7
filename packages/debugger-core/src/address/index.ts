export { isAllowedOrigin } from './allowed-origin.ts'
export {
  type AddressError,
  addressError,
  firstAddress,
  hostOf,
  hostToConfirm,
  isWebAddress,
  originOf,
} from './site-address.ts'
