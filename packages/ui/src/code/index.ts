export { CodeDifference, type CodeDifferenceProps, type DifferenceLine } from './code-difference.tsx'
export { ColouredCode, type ShownLanguage } from './coloured-code.tsx'
