import type { ConditionType } from '../../matcher/index.ts'
import type { Message } from '../../message/index.ts'
import type { ValueKind } from './value-kind.ts'

/** A variable of the product: it can be used, but not changed, copied or deleted. */
export interface BuiltIn {
  readonly id: string
  /** The English name, which references use in every language of the product. */
  readonly name: string
  readonly label: Message
  readonly collector: 'cookie' | 'cdp_audience' | 'data_layer' | 'document'
  readonly matchers: readonly ConditionType[]
  readonly value: ValueKind
  /** The field of the event, or the path on `document`, that the value is read from. */
  readonly reads?: string
}

/** The variable with the consent types that are required and not granted. Neither in lists nor in conditions. */
export const ANONYMIZATION = {
  id: '0a43fa40-9d99-4054-ad50-72d3f09af395',
  name: 'Waymark Anonymization',
  collector: 'waymark_anonymization',
} as const
