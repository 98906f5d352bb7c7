import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { useAppId } from '../../../queries/known.ts'
import { LoadFailure } from '../../../screens/load-failure.tsx'
import { useWords } from '../../../words/use-words.ts'

const W = {
  title: msg('variables.missing', 'This variable does not exist'),
  text: msg('variables.missing-text', 'It may have been deleted, or the address belongs to another site.'),
  back: msg('variables.missing-back', 'Back to the variables'),
}

/** A variable that could not be loaded: gone, or the server failed. */
export function VariableFailed({ error }: ErrorComponentProps) {
  const { say } = useWords()
  const appId = useAppId()
  return (
    <LoadFailure
      error={error}
      missing={{
        title: say(W.title),
        text: say(W.text),
        actions: (
          <LinkButton
            link={(slot) => (
              <Link {...slot} to="/tag/app/$appId/variables" params={{ appId }} search={(kept) => kept} />
            )}
          >
            {say(W.back)}
          </LinkButton>
        ),
      }}
    />
  )
}
