import type { Message } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { useI18n } from '#i18n/use-i18n.ts'

interface HelpLinkProps {
  topic: string
  label: Message
  inText?: boolean
  className?: string | undefined
}

/** A link to a help page, opened in a new tab; on its own, or `inText`. */
export function HelpLink({ topic, label, inText, className }: HelpLinkProps) {
  const { t } = useI18n()
  return (
    <a
      href={`/help/${topic}`}
      target="_blank"
      rel="noreferrer"
      className={classes('link', !inText && 'link-alone', className)}
    >
      {t(label)}
    </a>
  )
}
