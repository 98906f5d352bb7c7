export {
  type AnswerOf,
  type BodyOf,
  begin,
  type CallOf,
  type Contract,
  type Endpoint,
  get,
  isText,
  type Media,
  type Method,
  patch,
  post,
  put,
  type QueryOf,
  remove,
} from './endpoint.ts'
export * from './needs.ts'
export * from './params.ts'
