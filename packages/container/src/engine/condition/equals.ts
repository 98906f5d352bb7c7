import { onText } from './on-text.ts'

export const equals = onText((text, expected) => text === expected)
