import type { ConditionType } from '../../matcher/index.ts'
import type { Message } from '../../message/index.ts'
import type { ValueKind } from './value-kind.ts'

/** A variable that comes with the product: it can be used, never changed, copied or deleted. */
export interface BuiltIn {
  readonly id: string
  /** The English name: what `{{ }}` refers to, whatever language the product speaks. */
  readonly name: string
  readonly label: Message
  readonly collector: 'cookie' | 'cdp_audience' | 'data_layer' | 'document'
  readonly matchers: readonly ConditionType[]
  readonly value: ValueKind
  /** The field of the event, or the path on `document`, that the value is read from. */
  readonly reads?: string
}

/** The variable with the consent types that still need a decision of the visitor. Not listed, not in conditions. */
export const ANONYMIZATION = {
  id: '0a43fa40-9d99-4054-ad50-72d3f09af395',
  name: 'Waymark Anonymization',
  collector: 'waymark_anonymization',
} as const
