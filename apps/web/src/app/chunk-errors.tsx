import { type Message, msg } from '@waymark/domain/message'
import { Banner, BannerAction, CONTENT_ID } from '@waymark/ui/layout'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { parts } from '#browser/chunks/load-part.ts'
import type { Trouble } from '#browser/chunks/parts.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './chunk-errors.module.css'

/** Milliseconds after which a missing part is asked for again without anybody's doing. */
const PATIENCE = 5000

/**
 * Says above everything, dialogs included, that something could not be loaded, why, and what helps. Whatever is on the
 * screen stays as it is and goes on as soon as the part is there.
 */
export function PartsTrouble() {
  const trouble = useSyncExternalStore(parts.watch, parts.trouble)
  return trouble && <Said trouble={trouble} />
}

function Said({ trouble }: { trouble: Trouble }) {
  const { t } = useI18n()
  const host = useFirstInBody()
  const mayPass = trouble !== 'outdated'
  useEffect(() => {
    if (!mayPass) return
    const timer = setInterval(parts.tryAgain, PATIENCE)
    addEventListener('online', parts.tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', parts.tryAgain)
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
            {trouble !== 'unreachable' && (
              <BannerAction onPress={() => location.reload()}>{t(msg('parts.reload', 'Reload the page'))}</BannerAction>
            )}
          </>
        }
      >
        <span>
          <Trans message={SAID[trouble]} components={{ b: <b /> }} />
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
    await parts.tryAgain()
    setTrying(false)
  }
  return (
    <BannerAction onPress={() => void run()}>
      {t(trying ? msg('parts.trying', 'Trying again') : msg('try-again', 'Try again'))}
    </BannerAction>
  )
}

const SAID: Readonly<Record<Trouble, Message>> = {
  unreachable: msg(
    'parts.unreachable',
    '<b>The server cannot be reached.</b> A part of this page could not be loaded. What you have entered is kept.',
  ),
  outdated: msg(
    'parts.outdated',
    '<b>There is a new version of Waymark.</b> Save what you have entered, then reload the page.',
  ),
  unknown: msg('parts.unknown', '<b>A part of this page could not be loaded.</b> What you have entered is kept.'),
}

/** A place before everything else in the body: beside the app, so that a dialog does not make it inert. */
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

/** Gives the focus back to where it came from when the element goes while it has it. */
function useReturningFocus() {
  const element = useRef<HTMLDivElement>(null)
  // Before the element is taken away: afterwards nobody knows that it had the focus.
  useLayoutEffect(() => {
    const bar = element.current
    let before: HTMLElement | null = null
    const came = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !bar?.contains(relatedTarget)) before = relatedTarget
    }
    bar?.addEventListener('focusin', came)
    return () => {
      if (!bar?.contains(document.activeElement)) return
      const target = before?.isConnected ? before : document.getElementById(CONTENT_ID)
      target?.focus()
    }
  }, [])
  return element
}
