import { type Message, msg } from '@waymark/domain/message'
import { Banner, BannerAction, CONTENT_ID } from '@waymark/ui/layout'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ChunkError } from '#browser/chunks/chunk-loader.ts'
import { chunks } from '#browser/chunks/load-chunk.ts'
import { useStore } from '#browser/store.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './chunk-errors.module.css'

/** Milliseconds after which pending chunks are retried. */
const RETRY_INTERVAL = 5000

/**
 * A banner above the page and its dialogs: a chunk could not be loaded, why, and what to do. The screen stays as it
 * is and continues once the chunk is loaded.
 */
export function ChunkErrors() {
  const error = useStore(chunks.error)
  return error && <ErrorBanner error={error} />
}

function ErrorBanner({ error }: { error: ChunkError }) {
  const { t } = useI18n()
  const host = useFirstInBody()
  const mayPass = error !== 'outdated'
  useEffect(() => {
    if (!mayPass) return
    const timer = setInterval(chunks.retry, RETRY_INTERVAL)
    addEventListener('online', chunks.retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', chunks.retry)
    }
  }, [mayPass])
  const bar = useReturningFocus()
  return createPortal(
    <div ref={bar} className={styles.bar}>
      <Banner
        tone={mayPass ? 'danger' : 'info'}
        role="alert"
        action={
          <>
            {mayPass && <TryAgain />}
            {error !== 'unreachable' && (
              <BannerAction onPress={() => location.reload()}>{t(msg('parts.reload', 'Reload the page'))}</BannerAction>
            )}
          </>
        }
      >
        <span>
          <Trans message={MESSAGES[error]} components={{ b: <b /> }} />
        </span>
      </Banner>
    </div>,
    host,
  )
}

function TryAgain() {
  const { t } = useI18n()
  const [trying, setTrying] = useState(false)
  const run = async () => {
    setTrying(true)
    await chunks.retry()
    setTrying(false)
  }
  return (
    <BannerAction onPress={() => void run()}>
      {t(trying ? msg('parts.trying', 'Trying again') : TRY_AGAIN)}
    </BannerAction>
  )
}

const MESSAGES: Readonly<Record<ChunkError, Message>> = {
  unreachable: msg(
    'parts.unreachable',
    '<b>The server cannot be reached.</b> A part of this page could not be loaded. Your entries are kept.',
  ),
  outdated: msg('parts.outdated', '<b>There is a new version of Waymark.</b> Save your work, then reload the page.'),
  unknown: msg('parts.unknown', '<b>A part of this page could not be loaded.</b> Your entries are kept.'),
}

/** An element at the start of the body, outside the app, so that a dialog does not make it inert. */
function useFirstInBody(): HTMLElement {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    const page = document.documentElement.style
    const measured = new ResizeObserver(() => page.setProperty('--above', `${host.offsetHeight}px`))
    document.body.prepend(host)
    measured.observe(host)
    return () => {
      measured.disconnect()
      page.removeProperty('--above')
      host.remove()
    }
  }, [host])
  return host
}

/** Returns the focus to the previous element when the focused element is removed. */
function useReturningFocus() {
  const element = useRef<HTMLDivElement>(null)
  // Before the element is removed; afterwards it no longer has the focus.
  useLayoutEffect(() => {
    const bar = element.current
    let before: HTMLElement | null = null
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !bar?.contains(relatedTarget)) before = relatedTarget
    }
    bar?.addEventListener('focusin', onFocusIn)
    return () => {
      if (!bar?.contains(document.activeElement)) return
      const target = before?.isConnected ? before : document.getElementById(CONTENT_ID)
      target?.focus()
    }
  }, [])
  return element
}
