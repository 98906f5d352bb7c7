import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note, Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { snippetQuery } from '#data/snippet.ts'
import { useWords } from '#i18n/use-words.ts'
import { Words } from '#i18n/words.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { useCopy } from '../parts/use-copy.ts'

const W = {
  title: msg('debugger.snippet.title', 'The snippet of {site}'),
  text: msg(
    'debugger.snippet.text',
    'It belongs into the {head} of every page, as early as possible. Look for it in the source of the page that did not answer, and compare the container id.',
  ),
  label: msg('debugger.snippet.label', 'Snippet'),
  copy: msg('debugger.snippet.copy', 'Copy snippet'),
  failed: msg('debugger.snippet.failed', 'The snippet could not be loaded.'),
  again: msg('try-again', 'Try again'),
  close: msg('close', 'Close'),
}

/** The snippet that every page of a website has to hold, to be compared with what a page holds. */
export default function SnippetDialog({ site, onClose }: { site: { id: string; name: string }; onClose: () => void }) {
  const { say } = useWords()
  const copy = useCopy()
  const { data: snippet, isError, isFetching, refetch } = useQuery(snippetQuery(site.id))
  return (
    <Dialog
      open
      width={720}
      title={say(W.title, { site: site.name })}
      sub={<Words of={W.text} values={{ head: <code>&lt;head&gt;</code> }} />}
      closeLabel={say(W.close)}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say(W.close)}
          </Button>
          {snippet !== undefined && (
            <Button variant="primary" icon="copy" onPress={() => void copy(snippet)}>
              {say(W.copy)}
            </Button>
          )}
        </>
      }
    >
      {snippet !== undefined ? (
        <CodeBlock code={snippet} language="html" label={say(W.label)} />
      ) : isError ? (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="small" pending={isFetching} onPress={() => void refetch()}>
              {say(W.again)}
            </Button>
          }
        >
          {say(W.failed)}
        </Note>
      ) : (
        <div aria-busy="true">
          <Skeleton width="100%" height="218px" />
        </div>
      )}
    </Dialog>
  )
}
