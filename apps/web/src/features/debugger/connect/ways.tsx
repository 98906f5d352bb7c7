import type { FailureCause } from '@waymark/debugger-core/connection'
import { msg } from '@waymark/domain/message'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { useCopy } from '../parts/use-copy.ts'
import { useDebugger } from '../view/use-debugger.ts'

const SnippetDialog = lazy(() => import('./snippet-dialog.tsx'))

const ABOUT_POLICY = 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy'

const M = {
  snippet: msg('debugger.failed.snippet', 'Check the snippet'),
  container: msg('debugger.failed.copy-container', 'Copy container id'),
  policy: msg('debugger.failed.about-policy', 'About this header'),
}

/** What can be done from here about what may have kept the site from being connected. */
export function useWays(appId: string): Partial<Record<FailureCause, ReactNode>> {
  const { t } = useI18n()
  const { site } = useDebugger()
  const copy = useCopy()
  return {
    // Whoever has only a link may not ask for the snippet.
    ...(site && { 'missing-snippet': <CheckSnippet site={site} /> }),
    'mismatched-container': (
      <button type="button" className="link" onClick={() => void copy(appId)}>
        {t(M.container)}
      </button>
    ),
    'opener-policy': (
      <a className="link" href={ABOUT_POLICY} target="_blank" rel="noreferrer">
        {t(M.policy)}
      </a>
    ),
  }
}

function CheckSnippet({ site }: { site: { id: string; name: string } }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(M.snippet)}
      </button>
      {open && (
        <Suspense>
          <SnippetDialog site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
