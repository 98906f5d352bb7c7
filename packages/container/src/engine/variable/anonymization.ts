import type { Collect } from '../core/engine.ts'
import { each } from '../core/list.ts'
import { privacyOf } from '../state/privacy-of.ts'

/** For each consent type 1 if consent is required and not granted, else 0. The types are the last setting. */
export const anonymization: Collect = (engine, variable) => {
  const answer: Record<string, 0 | 1> = {}
  const requiresConsent = variable[1]
  each(variable[2] as string[], (type) => {
    answer[type] = requiresConsent && privacyOf(engine).allowed[type] !== 1 ? 1 : 0
  })
  return answer
}
