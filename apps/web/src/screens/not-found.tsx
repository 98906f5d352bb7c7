import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { usePageTitle } from '../titles/page-title.ts'
import { useWords } from '../words/use-words.ts'

/** An address that leads nowhere. */
export function NotFound() {
  const { say } = useWords()
  usePageTitle(say(TITLE))
  return (
    <main id="main">
      <EmptyState
        art="lost"
        title={say(TITLE)}
        text={say(msg('not-found.text', 'The address may be mistyped, or what it led to is gone.'))}
        actions={
          <LinkButton link={(slot) => <Link {...slot} to="/tag" />}>
            {say(msg('not-found.back', 'Go to the tag manager'))}
          </LinkButton>
        }
      />
    </main>
  )
}

const TITLE = msg('not-found.title', 'This page does not exist')
