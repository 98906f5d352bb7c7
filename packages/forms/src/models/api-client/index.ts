export {
  API_CLIENT_LABELS,
  type ApiClientForm,
  apiClientBody,
  createApiClientForm,
  dayOf,
} from './api-client-form.ts'
