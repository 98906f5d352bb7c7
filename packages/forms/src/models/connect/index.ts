export { type ConnectValues, createConnectForm } from './connect.ts'
