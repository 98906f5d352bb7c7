import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Skeleton } from '@waymark/ui/layout'
import { snippetQuery } from '#data/snippet.ts'
import { useCopy } from '#data/toasts/use-copy.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block/code-block.tsx'
import { HelpLink } from '#items/help-link.tsx'
import styles from './onboarding.module.css'
import { Step, type StepPlace } from './step.tsx'

const M = {
  title: msg('onboarding.install', 'Install the snippet'),
  text: msg('onboarding.install-text', 'As the first element of {head} on every page.'),
  others: msg('onboarding.other-ways', 'Other ways to install'),
  snippet: msg('debugger.snippet.label', 'Snippet'),
  copy: msg('onboarding.copy', 'Copy'),
  failed: msg('debugger.snippet.failed', 'The snippet could not be loaded.'),
  again: msg('try-again', 'Try again'),
}

/** The snippet with a button that copies it, until a page has loaded the container. */
export function InstallStep({ appId, ...place }: StepPlace & { appId: string }) {
  const { t } = useI18n()
  return (
    <Step
      {...place}
      title={t(M.title)}
      text={<Trans message={M.text} values={{ head: <code>head</code> }} />}
      action={!place.done && <HelpLink topic="installing" label={M.others} />}
    >
      {!place.done && <Snippet appId={appId} primary={place.current} />}
    </Step>
  )
}

function Snippet({ appId, primary }: { appId: string; primary: boolean }) {
  const { t } = useI18n()
  const copy = useCopy()
  const { data: code, isError, isFetching, refetch } = useQuery(snippetQuery(appId))
  if (isError)
    return (
      <p className={styles.failed} role="alert">
        {t(M.failed)}{' '}
        <Button size="small" pending={isFetching} onPress={() => void refetch()}>
          {t(M.again)}
        </Button>
      </p>
    )
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        HTML
        <Button
          size="small"
          icon="copy"
          variant={primary ? 'primary' : 'default'}
          pending={code === undefined}
          onPress={() => void copy(code ?? '')}
        >
          {t(M.copy)}
        </Button>
      </div>
      {code === undefined ? (
        <div className={styles.codeLoading} aria-busy="true">
          <Skeleton width="60%" />
        </div>
      ) : (
        <CodeBlock code={code} language="html" label={t(M.snippet)} />
      )}
    </div>
  )
}
