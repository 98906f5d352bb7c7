import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DraftChange } from '@waymark/domain/changelog'
import { msg } from '@waymark/domain/message'
import { can } from '@waymark/domain/permission'
import type { Site } from '@waymark/domain/site'
import { type Version, versionNumber } from '@waymark/domain/version'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { useEffect, useId, useRef, useState } from 'react'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { rowsOf } from '#data/api/list-queries.ts'
import { draftChangesQuery } from '#data/changelog.ts'
import { type PublishSheetState, publishSheet } from '#data/operations/publish-sheet.ts'
import { accessQuery } from '#data/sites.ts'
import { draftQuery, unpublishedCountQuery, versionQuery } from '#data/versions.ts'
import { useFirstPress } from '#form/use-first-press.ts'
import { CANCEL, CLOSE, CONTINUE, PUBLISH, PUBLISHING } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import StopDialog, { type PublishedTag } from '#items/stop-dialog.tsx'
import { VersionFields } from '#items/version-info/version-fields.tsx'
import { CHANGEABLE_LATER, VERSION_NAME } from '#items/version-info/version-info-messages.ts'
import { ChangesList } from './changes-list.tsx'
import { DiscardChangeDialog } from './discard-change-dialog.tsx'
import { NotPublishedNotes } from './not-published-notes.tsx'
import { PublishProblem } from './publish-problem.tsx'
import styles from './publish-sheet.module.css'
import { StoppedChoices } from './stopped-choices.tsx'
import { usePublishForm } from './use-publish-form.ts'

const M = {
  title: msg('publish-sheet.title', 'Publish {count, plural, one {# change} other {# changes}}'),
  changes: msg(
    'publish-sheet.changes-title',
    '{count, plural, =0 {No unpublished changes} one {# unpublished change} other {# unpublished changes}}',
  ),
  sub: msg(
    'publish-sheet.sub',
    '{count, plural, one {It becomes} other {They become}} version {next} of {site}. Version {live} stays in the changelog.',
  ),
  notLoaded: msg('publish-sheet.not-loaded', 'The changes have to be loaded first'),
}
/** With more changes the list would scroll away when the name field gets the focus. */
const FEW = 6

interface PublishSheetProps {
  site: Site
  step: Exclude<PublishSheetState, 'closed'>
}

/** The items that differ from what is live, and the fields of the version they become: what is published is seen first. */
export default function PublishSheet(props: PublishSheetProps) {
  const { data: draft } = useQuery(draftQuery(props.site.id))
  return draft ? <Sheet {...props} draft={draft} /> : null
}

function Sheet({ site, step, draft }: PublishSheetProps & { draft: Version }) {
  const { t } = useI18n()
  const appId = site.id
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const [discarded, setDiscarded] = useState<DraftChange | null>(null)
  const [tagToStop, setTagToStop] = useState<PublishedTag | null>(null)
  const query = useInfiniteQuery({
    ...draftChangesQuery(appId),
    refetchOnWindowFocus: 'always',
  })
  const { data: live } = useQuery(versionQuery(appId, 'published'))
  const { data: counted = 0 } = useQuery(unpublishedCountQuery(appId))
  const { data: actions } = useQuery(accessQuery(appId))
  const meta = query.data?.pages[0]?.meta
  const count = meta?.total ?? counted
  const rows = query.data ? rowsOf(query.data.pages) : []
  const publish = usePublishForm(site, draft, meta?.state)
  // The fields appear with the list, so that only changes that were shown are published.
  const notYet = !publish.permitted.allowed ? publish.permitted.why : query.isLoadingError ? M.notLoaded : undefined
  const isForm = step === 'publish' && publish.permitted.allowed && rows.length > 0
  const [listWasShown] = useState(step === 'changes')
  // Never in Publish, which the second Enter of two that opened the sheet would press.
  const startsInName = listWasShown || count <= FEW
  const typed = useRef(false)
  useEffect(() => {
    if (isForm && startsInName) name.current?.focus()
  }, [isForm])
  const stoppingOf = ({
    attributes: { change_type, resource_type, resource_id: id, resource_name: name },
  }: DraftChange) => {
    if (resource_type !== 'tag' || change_type === 'add') return undefined
    const isStopped = live?.meta?.stopped_tags?.some((tag) => tag.id === id) === true
    const onSelect = can(actions, 'publish').allowed ? () => setTagToStop({ id, name, isStopped }) : undefined
    return { isStopped, onSelect }
  }
  useHotkeys({ '$mod+Enter': isForm && !discarded && !tagToStop ? publish.submit : undefined })

  return (
    <Dialog
      open
      shape="side"
      width={680}
      title={t(step === 'publish' && count > 0 ? M.title : M.changes, { count })}
      sub={
        count > 0 &&
        live &&
        t(M.sub, { count, next: versionNumber(draft), site: site.attributes.name, live: versionNumber(live) })
      }
      closeLabel={t(CLOSE)}
      onClose={publishSheet.close}
      initialFocus={isForm && startsInName ? name : undefined}
      foot={
        step === 'publish' ? (
          <PublishFoot
            form={id}
            publishing={publish.pending}
            pending={publish.pending || query.isPending}
            refusal={notYet && t(notYet)}
          />
        ) : (
          <ContinueFoot mayPublish={publish.permitted.allowed} />
        )
      }
    >
      <NotPublishedNotes />
      {publish.problem && <PublishProblem appId={appId} problem={publish.problem} />}
      <ChangesList
        appId={appId}
        query={query}
        rows={rows}
        edit={can(actions, 'edit')}
        stoppingOf={stoppingOf}
        onDiscard={setDiscarded}
      />
      {isForm && (
        <form
          id={id}
          ref={publish.root}
          className={styles.fields}
          noValidate
          onInput={() => {
            typed.current = true
          }}
          onKeyDown={(event) => {
            // The second Enter of two that opened the sheet does not publish either.
            const { key, ctrlKey, metaKey } = event
            if (key === 'Enter' && event.target === name.current && !typed.current && !ctrlKey && !metaKey)
              event.preventDefault()
          }}
          onSubmit={(event) => {
            event.preventDefault()
            publish.submit()
          }}
        >
          <StoppedChoices stopped={meta?.stopped_tags ?? []} resumed={publish.resumed} onChange={publish.setResumed} />
          <VersionFields form={publish.form} nameRef={name} nameLabel={t(VERSION_NAME)} hint={t(CHANGEABLE_LATER)} />
        </form>
      )}
      {discarded && <DiscardChangeDialog appId={appId} change={discarded} onClose={() => setDiscarded(null)} />}
      {tagToStop && <StopDialog appId={appId} tag={tagToStop} onClose={() => setTagToStop(null)} />}
    </Dialog>
  )
}

interface PublishFootProps {
  /** The id of the form. */
  form: string
  publishing: boolean
  /** Also while what is published is being loaded. */
  pending: boolean
  refusal: string | undefined
}

/** The foot of the form: Publish, which sends it. */
function PublishFoot({ form, publishing, pending, refusal }: PublishFootProps) {
  const { t } = useI18n()
  useFirstPress()
  return (
    <>
      <span className="sr-only" role="status">
        {publishing && t(PUBLISHING)}
      </span>
      <Button variant="quiet" onPress={publishSheet.close}>
        {t(publishing ? CLOSE : CANCEL)}
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={form}
        pending={pending}
        keys={withMod('↵')}
        disabledReason={pending ? undefined : refusal}
      >
        {t(PUBLISH)}
      </Button>
    </>
  )
}

/** The foot below the changes alone: Continue, which adds the form. */
function ContinueFoot({ mayPublish }: { mayPublish: boolean }) {
  const { t } = useI18n()
  return (
    <>
      <Button variant="quiet" onPress={publishSheet.close}>
        {t(CLOSE)}
      </Button>
      {mayPublish && (
        <Button variant="primary" onPress={publishSheet.publish}>
          {t(CONTINUE)}
        </Button>
      )}
    </>
  )
}
