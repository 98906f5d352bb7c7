import type { Message } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { useI18n } from '#i18n/use-i18n.ts'

/** The way to a page of the help, in a tab of its own. */
export function HelpLink({
  topic,
  label,
  className,
}: {
  topic: string
  label: Message
  className?: string | undefined
}) {
  const { t } = useI18n()
  return (
    <a href={`/help/${topic}`} target="_blank" rel="noreferrer" className={classes('link', className)}>
      {t(label)}
    </a>
  )
}
