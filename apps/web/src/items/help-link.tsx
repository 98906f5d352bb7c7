import type { Message } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { useWords } from '#i18n/use-words.ts'

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
  const { say } = useWords()
  return (
    <a href={`/help/${topic}`} target="_blank" rel="noreferrer" className={classes('link', className)}>
      {say(label)}
    </a>
  )
}
