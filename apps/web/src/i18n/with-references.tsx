import { tokenize } from '@waymark/domain/reference'
import { VariableToken } from '@waymark/ui/icon'

/** A text whose references, such as `{{ name }}`, are highlighted as in fields and not broken across lines. */
export function WithReferences({ text }: { text: string }) {
  return tokenize(text).map(({ text: written, from, name }) =>
    name === undefined ? written : <VariableToken key={from} name={name} />,
  )
}
