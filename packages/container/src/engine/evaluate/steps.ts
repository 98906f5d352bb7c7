import { pageMarks, sessionMarks, useMarks } from '../state/marks.ts'
import { evaluateRow } from './evaluate-row.ts'

/** What only some content asks the evaluation to do. */
export const steps = { evaluateRow, pageMarks, sessionMarks, useMarks } as const
