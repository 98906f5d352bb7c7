import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { Button } from '@waymark/ui/controls'
import { Note, Skeleton } from '@waymark/ui/layout'
import { snippetQuery } from '#data/snippet.ts'
import { useCopy } from '#data/toasts/use-copy.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block/code-block.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { CheckInstallation } from './check-installation.tsx'
import styles from './websites.module.css'

const M = {
  title: msg('websites.code', 'Installation code'),
  about: msg('websites.code-about', 'Place it in the {head} of every page, as early as possible.'),
  snippet: msg('debugger.snippet.label', 'Snippet'),
  copy: msg('websites.copy-code', 'Copy code'),
  failed: msg('debugger.snippet.failed', 'The snippet could not be loaded.'),
  again: msg('try-again', 'Try again'),
}

/** The installation code of a website, and a check of whether its pages have it. */
export function InstallationSection({ website }: { website: App }) {
  const { t } = useI18n()
  const copy = useCopy()
  const { data: code, isError, isFetching, refetch } = useQuery(snippetQuery(website.id))
  return (
    <PanelSection
      title={t(M.title)}
      about={<Trans message={M.about} values={{ head: <code>&lt;head&gt;</code> }} />}
      action={
        code !== undefined && (
          <Button size="small" icon="copy" onPress={() => void copy(code)}>
            {t(M.copy)}
          </Button>
        )
      }
    >
      <div className={styles.code}>
        {code !== undefined ? (
          <CodeBlock code={code} language="html" label={t(M.snippet)} />
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
            <Skeleton width="100%" height="200px" />
          </div>
        )}
      </div>
      <CheckInstallation website={website} />
    </PanelSection>
  )
}
