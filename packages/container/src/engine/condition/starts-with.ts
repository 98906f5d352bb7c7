import { onText } from './on-text.ts'

export const startsWith = onText((text, expected) => text.startsWith(expected))
