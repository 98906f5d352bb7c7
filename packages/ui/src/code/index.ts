export { ColouredCode, type ShownLanguage } from './coloured-code.tsx'
