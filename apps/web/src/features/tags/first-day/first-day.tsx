import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import type { App, Installation } from '@waymark/domain/site'
import { Button, IconButton, LinkButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { Icon, type IconName, Spinner } from '@waymark/ui/icon'
import { ContentSheet, Skeleton } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useChange } from '#data/change.ts'
import { changeInstallation, installationQuery } from '#data/installation.ts'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { snippetQuery } from '#data/snippet.ts'
import { useCopy } from '#data/toasts/use-copy.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block/code-block.tsx'
import { useShowListButton } from '#items/list/list-layout.tsx'
import styles from './first-day.module.css'

const M = {
  title: msg('first-day.title', 'Get {site} running'),
  done: msg('first-day.done', '<b>{done, number} of {total, number}</b> done. It takes about 10 minutes.'),
  more: msg('first-day.more', 'More actions for the first steps'),
  dismiss: msg('first-day.dismiss', 'Dismiss'),
  stepDone: msg('first-day.step-done', 'Done'),
  stepOpen: msg('first-day.step-open', 'Step {number, number}, not done yet'),
  website: msg('first-day.website', 'Create the website'),
  install: msg('first-day.install', 'Install the snippet'),
  installText: msg('first-day.install-text', 'As the first element of {head} on every page.'),
  snippet: msg('debugger.snippet.label', 'Snippet'),
  copy: msg('first-day.copy', 'Copy'),
  failed: msg('debugger.snippet.failed', 'The snippet could not be loaded.'),
  again: msg('try-again', 'Try again'),
  view: msg('first-day.view', 'See the first page view'),
  waiting: msg('first-day.waiting', 'Waiting for the first page view'),
  loadedFrom: msg('first-day.loaded-from', 'The container was loaded by {origin}.'),
  loaded: msg('first-day.loaded', 'A page has loaded the container.'),
  openWebsite: msg('first-day.open-website', 'Open website'),
  tag: msg('first-day.tag', 'Add a first tag'),
  tagText: msg('first-day.tag-text', 'Three that most websites start with.'),
  tagDone: msg('first-day.tag-done', 'The website has a tag.'),
  all: msg('first-day.all-templates', 'All templates'),
  publish: msg('first-day.publish', 'Publish'),
  publishNothing: msg('first-day.publish-nothing', 'Nothing to publish yet.'),
  publishText: msg('first-day.publish-text', 'The website runs the tag once it is published.'),
  publishDone: msg('first-day.publish-done', 'A tag is published.'),
  fire: msg('first-day.fire', 'See it fire'),
  fireText: msg('first-day.fire-text', 'Opens your website with the debugger beside it.'),
  openDebugger: msg('first-day.open-debugger', 'Open debugger'),
}

/** Templates to begin with; `name` is what the wizard searches for. */
const SUGGESTED: readonly { icon: IconName; name: Message; about: Message }[] = [
  {
    icon: 't-analytics',
    name: msg('template.waymark-analytics.name', 'Waymark analytics'),
    about: msg('first-day.suggested.analytics', 'Every page view'),
  },
  {
    icon: 't-conversion',
    name: msg('template.google-ads-conversion-tracking.tile', 'Google Ads conversion'),
    about: msg('first-day.suggested.conversion', 'Confirmed orders'),
  },
  {
    icon: 't-async',
    name: msg('template.custom-asynchronous-tag.name', 'Custom asynchronous tag'),
    about: msg('first-day.suggested.custom', 'Your own code'),
  },
]

/** How often it is asked again while a step waits for the website, in milliseconds. */
const ASK_EVERY = 3000

const STEPS = ['website', 'install', 'view', 'tag', 'publish', 'fire'] as const
type StepName = (typeof STEPS)[number]

/** Which steps are done. The snippet is installed when a page has loaded the container. */
const doneSteps = (state: Installation['attributes'] | undefined): Readonly<Record<StepName, boolean>> => {
  const loaded = Boolean(state?.first_loaded_at)
  return {
    website: true,
    install: loaded,
    view: loaded,
    tag: Boolean(state?.has_tags),
    publish: Boolean(state?.has_published_tags),
    fire: Boolean(state?.fired_at),
  }
}

/** The first steps of a website, from the snippet to the first fired tag, each with its state and its action. */
export default function FirstDay({ site }: { site: App }) {
  const { t } = useI18n()
  const showList = useShowListButton()
  const dismiss = useChange(changeInstallation)
  const { data: state } = useQuery({
    ...installationQuery(site.id),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      !data?.first_loaded_at || (data.has_published_tags && !data.fired_at) ? ASK_EVERY : false,
  })
  const done = doneSteps(state)
  const first = STEPS.find((step) => !done[step])
  const { urls, name } = site.attributes
  const [address] = urls
  const step = (step: StepName) => ({ number: STEPS.indexOf(step) + 1, done: done[step], current: step === first })
  return (
    <ContentSheet>
      {showList}
      <section className={styles.card} aria-labelledby="first-day">
        <header className={styles.head}>
          <div>
            <h1 id="first-day" className={styles.title}>
              {t(M.title, { site: name })}
            </h1>
            <p className={styles.sub}>
              <Trans
                message={M.done}
                values={{ done: STEPS.filter((name) => done[name]).length, total: STEPS.length }}
                components={{ b: <b /> }}
              />
            </p>
          </div>
          <Menu
            placement="bottom-end"
            button={<IconButton icon="more" label={t(M.more)} />}
            items={[
              {
                key: 'dismiss',
                icon: 'x',
                label: t(M.dismiss),
                onSelect: () =>
                  dismiss.mutate({
                    params: { appId: site.id },
                    body: { data: { type: 'installation', attributes: { dismissed: true } } },
                  }),
              },
            ]}
          />
        </header>
        <ol>
          <Step {...step('website')} title={t(M.website)} text={urls.join(', ')} />
          <Step
            {...step('install')}
            title={t(M.install)}
            text={<Trans message={M.installText} values={{ head: <code>head</code> }} />}
          >
            {!done.install && <Snippet appId={site.id} primary={first === 'install'} />}
          </Step>
          <Step
            {...step('view')}
            title={t(M.view)}
            text={
              <span role="status">
                {done.view ? (
                  state?.loaded_from ? (
                    t(M.loadedFrom, { origin: state.loaded_from })
                  ) : (
                    t(M.loaded)
                  )
                ) : (
                  <span className={styles.waiting}>
                    <Spinner />
                    {t(M.waiting)}
                  </span>
                )}
              </span>
            }
            action={
              !done.view &&
              address !== undefined && (
                <LinkButton
                  icon="external"
                  link={(slot) => <a {...slot} href={address} target="_blank" rel="noreferrer" />}
                >
                  {t(M.openWebsite)}
                </LinkButton>
              )
            }
          />
          <Step
            {...step('tag')}
            title={t(M.tag)}
            text={t(done.tag ? M.tagDone : M.tagText)}
            action={
              !done.tag && (
                <LinkButton
                  variant={first === 'tag' ? 'primary' : 'quiet'}
                  link={(slot) => <Link {...slot} to="/tag/app/$appId/tags/add-tag" params={{ appId: site.id }} />}
                >
                  {t(M.all)}
                </LinkButton>
              )
            }
          >
            {!done.tag && <Suggestions appId={site.id} />}
          </Step>
          <Step
            {...step('publish')}
            title={t(M.publish)}
            text={t(done.publish ? M.publishDone : done.tag ? M.publishText : M.publishNothing)}
            action={!done.publish && <Publish site={site} ready={done.tag} primary={first === 'publish'} />}
          />
          <Step
            {...step('fire')}
            title={t(M.fire)}
            text={t(M.fireText)}
            action={
              !done.fire && (
                <LinkButton
                  icon="debug"
                  variant={first === 'fire' ? 'primary' : 'default'}
                  link={(slot) => <Link {...slot} to="/tag/app/$appId/debug" params={{ appId: site.id }} />}
                >
                  {t(M.openDebugger)}
                </LinkButton>
              )
            }
          />
        </ol>
      </section>
    </ContentSheet>
  )
}

function Step({
  number,
  done,
  current,
  title,
  text,
  action,
  children,
}: {
  number: number
  done: boolean
  current: boolean
  title: string
  text: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  const { t } = useI18n()
  return (
    <li className={styles.step} data-done={done || undefined} aria-current={current ? 'step' : undefined}>
      <span className={styles.mark}>
        {done ? <Icon name="check" size="small" /> : <span aria-hidden="true">{number}</span>}
        <span className="sr-only">{done ? t(M.stepDone) : t(M.stepOpen, { number })}</span>
      </span>
      <div className={styles.body}>
        <div className={styles.row}>
          <div className={styles.words}>
            <h2 className={styles.name}>{title}</h2>
            <div className={styles.text}>{text}</div>
          </div>
          {action}
        </div>
        {children}
      </div>
    </li>
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
  if (code === undefined)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height="200px" />
      </div>
    )
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        HTML
        <Button size="small" icon="copy" variant={primary ? 'primary' : 'default'} onPress={() => void copy(code)}>
          {t(M.copy)}
        </Button>
      </div>
      <CodeBlock code={code} language="html" label={t(M.snippet)} />
    </div>
  )
}

function Suggestions({ appId }: { appId: string }) {
  const { t } = useI18n()
  return (
    <ul className={styles.suggestions}>
      {SUGGESTED.map(({ icon, name, about }) => (
        <li key={icon}>
          <Link
            className={styles.suggestion}
            to="/tag/app/$appId/tags/add-tag"
            params={{ appId }}
            search={{ template: t(name) }}
          >
            <Icon name={icon} />
            <span>
              <b>{t(name)}</b>
              <span>{t(about)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Publish({ site, ready, primary }: { site: App; ready: boolean; primary: boolean }) {
  const { t } = useI18n()
  const { permitted, pending, publish } = usePublishDraft(site)
  const refusal = permitted.allowed ? (ready ? undefined : t(M.publishNothing)) : t(permitted.why)
  return (
    <Button
      icon="publish"
      variant={primary ? 'primary' : 'default'}
      pending={pending}
      disabledReason={pending ? undefined : refusal}
      onPress={publish}
    >
      {t(M.publish)}
    </Button>
  )
}
