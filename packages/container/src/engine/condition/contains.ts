import { onText } from './on-text.ts'

export const contains = onText((text, expected) => text.includes(expected))
