import { Trans as LinguiTrans } from '@lingui/react'
import type { Message } from '@waymark/domain/message'
import type { ReactElement } from 'react'

/**
 * A sentence with elements inside: `msg('x', '<b>{count}</b> changes')` with `components={{ b: <b /> }}`.
 * Values may be elements too.
 */
export function Trans({
  message,
  values,
  components,
}: {
  message: Message
  values?: Record<string, unknown>
  components?: Record<string, ReactElement>
}) {
  return (
    <LinguiTrans
      id={message.id}
      message={message.message}
      {...(values && { values })}
      {...(components && { components })}
    />
  )
}
