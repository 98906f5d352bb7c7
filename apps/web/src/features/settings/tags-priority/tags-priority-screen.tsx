import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { createPriorityOrderForm } from '@waymark/forms/models/priorities'
import { ContentSheet, ListSkeleton, PageHead } from '@waymark/ui/layout'
import { type ReactNode, useState } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { useAppId, useCan } from '#data/current-site.ts'
import { type PrioritisedTag, prioritisedTagsQuery } from '#data/priorities.ts'
import RestoreNote from '#form/restore-note.tsx'
import { useForm } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LockedNote } from '#items/editor/locked-note.tsx'
import { useAvailableTags } from './available-list.tsx'
import { ListFailed } from './list-failed.tsx'
import { ListFrame } from './list-frame.tsx'
import { PriorityBar } from './priority-bar.tsx'
import { MeanwhileNote, PriorityLists } from './priority-lists.tsx'
import { M } from './priority-messages.ts'
import styles from './tags-priority.module.css'
import { type ListedTag, usePriorities } from './use-priorities.ts'

const CAPTION = msg(
  'priority.caption',
  'Prioritized tags fire first when one event fires several tags. The top tag has the highest priority; all others follow, oldest first.',
)
const VIEW_ONLY = msg(
  'priority.view-only',
  'You can view the order of the tags, but you need edit permission to change it',
)

/** The order in which tags run that the same event fires. All prioritised tags are loaded before it can be changed. */
export function TagsPriorityScreen() {
  const appId = useAppId()
  return <Screen key={appId} appId={appId} />
}

function Screen({ appId }: { appId: string }) {
  const query = useQuery(prioritisedTagsQuery(appId))
  if (query.data) return <Loaded appId={appId} stored={query.data} />
  return <NotLoaded appId={appId} error={query.error} onAgain={() => void query.refetch()} />
}

function Loaded({ appId, stored }: { appId: string; stored: readonly PrioritisedTag[] }) {
  const { t } = useI18n()
  const edit = useCan('edit')
  const { form, meanwhile, kept, save, reset } = usePriorities(appId, stored)
  const available = useAvailableTags(appId, form)
  const { dirty, submitting } = useForm(form)
  const refusal = edit.allowed ? (submitting ? t(M.saving) : undefined) : t(edit.why)
  return (
    <Frame foot={<PriorityBar form={form} onSave={() => void save()} onReset={reset} />}>
      {!edit.allowed && <LockedNote>{t(VIEW_ONLY)}</LockedNote>}
      {kept && !dirty && edit.allowed && <RestoreNote offer={kept} />}
      {meanwhile && <MeanwhileNote meanwhile={meanwhile} />}
      <PriorityLists form={form} refusal={refusal} available={available} />
    </Frame>
  )
}

/** While there are no prioritised tags: the available ones can be seen, but not put on a list that is not known. */
function NotLoaded({ appId, error, onAgain }: { appId: string; error: unknown; onAgain: () => void }) {
  const { t } = useI18n()
  const [form] = useState(() => createPriorityOrderForm<ListedTag>([]))
  const available = useAvailableTags(appId, form)
  return (
    <Frame>
      <PriorityLists form={form} refusal={t(M.notLoaded)} available={available}>
        <ListFrame title={M.prioritized}>
          {error ? (
            <ListFailed title={M.prioritizedFailed} error={error} onAgain={onAgain} />
          ) : (
            <ListSkeleton label={t(M.loading)} rows={10} />
          )}
        </ListFrame>
      </PriorityLists>
    </Frame>
  )
}

function Frame({ foot, children }: { foot?: ReactNode; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <ContentSheet wide foot={foot}>
      <PageHead titleRef={headingFocus} title={t(SETTINGS_PAGES['tags-priority'].name)} />
      <div className={styles.intro}>
        <p className="measure t-muted">{t(CAPTION)}</p>
      </div>
      {children}
    </ContentSheet>
  )
}
