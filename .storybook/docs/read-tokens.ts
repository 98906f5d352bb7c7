import css from '../../packages/ui/src/tokens/tokens.css?raw'

/** A custom property of `tokens.css`; its value as written there, and the comment on its line. */
export interface Token {
  readonly name: string
  readonly value: string
  readonly note: string
}

/** All custom properties in a part of the style sheet, in its order. */
const tokensIn = (text: string): readonly Token[] =>
  [...text.matchAll(/(--[\w-]+):\s*([^;]+);(?:[^\S\n]*\/\*(.*?)\*\/)?/g)].map(([, name, value, note]) => ({
    name: name ?? '',
    value: (value ?? '').replace(/\s+/g, ' '),
    note: (note ?? '').trim(),
  }))

const [before = '', light = '', dark = ''] = css.split('@media')[0]?.split(/\[data-theme="(?:light|dark)"\]\s*\{/) ?? []
const general = tokensIn(before)

/** The tokens that are the same in both themes, whose names match. */
export const tokens = (names: RegExp): readonly Token[] => general.filter(({ name }) => names.test(name))

/** The tokens of the themes, whose names match, with both values. */
export const themed = (names: RegExp): readonly (Token & { readonly dark: string })[] => {
  const inDark = new Map(tokensIn(dark).map(({ name, value }) => [name, value]))
  return tokensIn(light)
    .filter(({ name }) => names.test(name))
    .map((token) => ({ ...token, dark: inDark.get(token.name) ?? token.value }))
}
