import { useQuery } from '@tanstack/react-query'
import { type Message, msg } from '@waymark/domain/message'
import { Button, type ButtonProps, type ButtonVariant } from '@waymark/ui/controls'
import { Skeleton } from '@waymark/ui/layout'
import { snippetQuery } from '#data/snippet.ts'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { COPY } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block.tsx'
import { UnableToLoad } from '#items/load-failures/unable-to-load.tsx'
import styles from './installation-code.module.css'

const M = {
  label: msg('installation-code.label', 'Snippet'),
  copyCode: msg('installation-code.copy', 'Copy code'),
  failed: msg('installation-code.failed', 'The snippet could not be loaded.'),
}

/** The snippet that every page of a website needs; grey while it is loading, and with a way to try again when that failed. */
export function InstallationCode({ appId }: { appId: string }) {
  const { t } = useI18n()
  const { data: code, isError, isFetching, refetch } = useQuery(snippetQuery(appId))
  if (code !== undefined) return <CodeBlock code={code} language="html" label={t(M.label)} />
  if (!isError)
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton width="100%" height="200px" />
      </div>
    )
  return <UnableToLoad text={M.failed} pending={isFetching} onAgain={refetch} />
}

/** The snippet below a line with the button that copies it. */
export function FramedInstallationCode({ appId, variant }: { appId: string; variant: ButtonVariant }) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        HTML
        <CopyInstallationCode appId={appId} label={COPY} size="small" variant={variant} />
      </div>
      <InstallationCode appId={appId} />
    </div>
  )
}

/** The button that copies the snippet; pending while that is loading, absent when that failed. */
export function CopyInstallationCode({
  appId,
  label = M.copyCode,
  ...button
}: { appId: string; label?: Message } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useI18n()
  const copy = useCopyText()
  const { data: code, isError } = useQuery(snippetQuery(appId))
  if (code === undefined && isError) return null
  return (
    <Button {...button} icon="copy" pending={code === undefined} onPress={() => void copy(code ?? '')}>
      {t(label)}
    </Button>
  )
}
