import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { Button, IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { Icon } from '@waymark/ui/icon'
import { CONTENT_ID } from '@waymark/ui/layout'
import { useEffect, useRef } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useChange } from '#data/api/change.ts'
import { changeInstallation, type InstallationState } from '#data/installation.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './onboarding.module.css'
import { doneSteps, STEPS } from './steps.ts'

const M = {
  title: msg('onboarding.title', 'Get {site} running'),
  running: msg('onboarding.running', '{site} is running'),
  done: msg('onboarding.done', '<b>{done, number} of {total, number}</b> done. It takes about 10 minutes.'),
  allDone: msg('onboarding.all-done', '<b>{done, number} of {total, number}</b> done.'),
  more: msg('onboarding.more', 'More actions for the first steps'),
  dismiss: msg('onboarding.dismiss', 'Dismiss'),
}

interface OnboardingHeadProps {
  site: App
  state: InstallationState
  toggle?: { readonly open: boolean; readonly onToggle: () => void }
}

/** The purpose of the steps, how many are done, and a button that dismisses them. On narrow windows the title shows and hides them. */
export function OnboardingHead({ site, state, toggle }: OnboardingHeadProps) {
  const { t } = useI18n()
  const toasts = useToasts()
  const dismissing = useChange(changeInstallation)
  const steps = doneSteps(site, state)
  const done = STEPS.filter((name) => steps[name]).length
  const isDone = done === STEPS.length
  const title = t(isDone ? M.running : M.title, { site: site.attributes.name })
  const titled = useRef<HTMLElement>(null)
  // On narrow windows this head stays mounted while a step is done, so it asks for the focus again. On wide ones the next
  // screen mounts another head: this one is about to be removed, and would lose the focus with it.
  const doneOverList = toggle ? done : undefined
  useEffect(() => headingFocus(titled.current), [doneOverList])
  const dismiss = () =>
    void dismissing
      .mutateAsync({
        params: { appId: site.id },
        body: { data: { type: 'installation', attributes: { dismissed: true } } },
      })
      .then(
        // The button was removed with the list.
        () => requestAnimationFrame(() => document.getElementById(CONTENT_ID)?.focus()),
        (error) => toasts.failed('dismiss-first-steps', error),
      )
  return (
    <header className={styles.head}>
      <div className={styles.texts}>
        {toggle ? (
          <h2 id="onboarding" className={styles.toggleTitle}>
            <button
              ref={(button) => {
                titled.current = button
              }}
              type="button"
              aria-expanded={toggle.open}
              className={styles.toggle}
              onClick={toggle.onToggle}
            >
              {title}
              <Icon name={toggle.open ? 'chevron-up' : 'chevron-down'} />
            </button>
          </h2>
        ) : (
          <h1
            id="onboarding"
            className={styles.title}
            tabIndex={-1}
            ref={(heading) => {
              titled.current = heading
            }}
          >
            {title}
          </h1>
        )}
        <p className={styles.sub} role="status">
          <Trans
            message={isDone ? M.allDone : M.done}
            values={{ done, total: STEPS.length }}
            components={{ b: <b /> }}
          />
        </p>
      </div>
      {isDone ? (
        <Button pending={dismissing.isPending} onPress={dismiss}>
          {t(M.dismiss)}
        </Button>
      ) : (
        <Menu
          placement="bottom-end"
          button={<IconButton icon="more" label={t(M.more)} />}
          items={[{ key: 'dismiss', icon: 'x', label: t(M.dismiss), onSelect: dismiss }]}
        />
      )}
    </header>
  )
}
