export { type JsonTexts, JsonView, type JsonViewProps } from './json-view.tsx'
