import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button, type ButtonProps } from '@waymark/ui/controls'
import { Note, Skeleton } from '@waymark/ui/layout'
import { snippetQuery } from '#data/snippet.ts'
import { useCopy } from '#data/toasts/use-copy.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block/code-block.tsx'

const M = {
  label: msg('debugger.snippet.label', 'Snippet'),
  copy: msg('websites.copy-code', 'Copy code'),
  failed: msg('debugger.snippet.failed', 'The snippet could not be loaded.'),
  again: msg('try-again', 'Try again'),
}

/** The snippet that every page of a website needs; grey while it is loading, and with a way to try again when that failed. */
export function InstallationCode({ appId }: { appId: string }) {
  const { t } = useI18n()
  const { data: code, isError, isFetching, refetch } = useQuery(snippetQuery(appId))
  if (code !== undefined) return <CodeBlock code={code} language="html" label={t(M.label)} />
  if (!isError)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height="200px" />
      </div>
    )
  const again = (
    <Button size="small" pending={isFetching} onPress={() => void refetch()}>
      {t(M.again)}
    </Button>
  )
  return (
    <Note tone="danger" role="alert" action={again}>
      {t(M.failed)}
    </Note>
  )
}

/** The button that copies it, once it is loaded. */
export function CopyInstallationCode({ appId, ...button }: { appId: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useI18n()
  const copy = useCopy()
  const { data: code } = useQuery(snippetQuery(appId))
  return (
    code !== undefined && (
      <Button {...button} icon="copy" onPress={() => void copy(code)}>
        {t(M.copy)}
      </Button>
    )
  )
}
