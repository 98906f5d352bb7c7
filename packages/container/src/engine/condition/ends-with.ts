import { onText } from './on-text.ts'

export const endsWith = onText((text, expected) => text.endsWith(expected))
