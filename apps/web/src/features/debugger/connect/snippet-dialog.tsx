import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note, Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { snippetQuery } from '#data/snippet.ts'
import { useCopy } from '#data/toasts/use-copy.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block/code-block.tsx'

const M = {
  title: msg('debugger.snippet.title', 'The snippet of {site}'),
  text: msg(
    'debugger.snippet.text',
    'Place it in the {head} of every page, as early as possible. Look for it in the source of the page that did not answer, and compare the container ID.',
  ),
  label: msg('debugger.snippet.label', 'Snippet'),
  copy: msg('debugger.snippet.copy', 'Copy snippet'),
  failed: msg('debugger.snippet.failed', 'The snippet could not be loaded.'),
  again: msg('try-again', 'Try again'),
  close: msg('close', 'Close'),
}

/** The dialog with the snippet that every page of the website needs. */
export default function SnippetDialog({ site, onClose }: { site: { id: string; name: string }; onClose: () => void }) {
  const { t } = useI18n()
  const copy = useCopy()
  const { data: snippet, isError, isFetching, refetch } = useQuery(snippetQuery(site.id))
  return (
    <Dialog
      open
      width={720}
      title={t(M.title, { site: site.name })}
      sub={<Trans message={M.text} values={{ head: <code>&lt;head&gt;</code> }} />}
      closeLabel={t(M.close)}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(M.close)}
          </Button>
          {snippet !== undefined && (
            <Button variant="primary" icon="copy" onPress={() => void copy(snippet)}>
              {t(M.copy)}
            </Button>
          )}
        </>
      }
    >
      {snippet !== undefined ? (
        <CodeBlock code={snippet} language="html" label={t(M.label)} />
      ) : isError ? (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="small" pending={isFetching} onPress={() => void refetch()}>
              {t(M.again)}
            </Button>
          }
        >
          {t(M.failed)}
        </Note>
      ) : (
        <div aria-busy="true">
          <Skeleton width="100%" height="218px" />
        </div>
      )}
    </Dialog>
  )
}
