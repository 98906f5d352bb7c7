export {
  type ApiClientForm,
  apiClientBody,
  createApiClientForm,
  dayOf,
} from './api-client-form.ts'
export { API_CLIENT_LABELS } from './api-client-labels.ts'
