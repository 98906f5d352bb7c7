export { JsonView, type JsonViewProps, type JsonWords } from './json-view.tsx'
