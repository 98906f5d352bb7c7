import { Trans as LinguiTrans } from '@lingui/react'
import type { Message } from '@waymark/domain/message'
import type { ReactElement } from 'react'

interface TransProps {
  message: Message
  values?: Record<string, unknown>
  components?: Record<string, ReactElement>
}

/**
 * A sentence with elements inside: `msg('x', '<b>{count}</b> changes')` with `components={{ b: <b /> }}`.
 * Values may be elements too.
 */
export function Trans({ message, values, components }: TransProps) {
  return (
    <LinguiTrans
      id={message.id}
      message={message.message}
      {...(values && { values })}
      {...(components && { components })}
    />
  )
}
