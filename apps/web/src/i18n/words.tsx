import { Trans } from '@lingui/react'
import type { Message } from '@waymark/domain/message'
import type { ReactElement } from 'react'

/**
 * A sentence with elements inside: `msg('x', '<b>{count}</b> changes')` with `components={{ b: <b /> }}`.
 * Values may be elements too.
 */
export function Words({
  of,
  values,
  components,
}: {
  of: Message
  values?: Record<string, unknown>
  components?: Record<string, ReactElement>
}) {
  return <Trans id={of.id} message={of.message} {...(values && { values })} {...(components && { components })} />
}
