import * as v from 'valibot'

export const CDP_STATES = ['granted', 'not_granted', 'inactive'] as const

/** Whether the organisation may use audiences of the customer data platform. */
export const CdpAccess = v.object({ data: v.object({ state: v.picklist(CDP_STATES) }) })
export type CdpAccess = v.InferOutput<typeof CdpAccess>
