import { VariableToken } from '@waymark/ui/icon'

const REFERENCE = /\{\{\s*([^{}]+?)\s*\}\}/

/** A text whose references, such as `{{ name }}`, are drawn as they look in fields and never broken. */
export function WithReferences({ text }: { text: string }) {
  return text
    .split(REFERENCE)
    .map((part, index) => (index % 2 === 1 ? <VariableToken key={index} name={part} /> : part))
}
