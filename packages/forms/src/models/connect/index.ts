export { type ConnectValues, createConnectForm, prefilledUrl } from './connect.ts'
