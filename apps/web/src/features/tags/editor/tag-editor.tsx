import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Tag } from '@waymark/domain/tag'
import { type Template, type TemplateId, templateOf } from '@waymark/domain/tag/templates'
import {
  changedParts,
  createTagForm,
  type LinkedTrigger,
  linkedTrigger,
  openTag,
  withRefreshed,
} from '@waymark/forms/models/tag'
import { Button } from '@waymark/ui/controls'
import type { IconName } from '@waymark/ui/icon'
import { ContentSheet, Note } from '@waymark/ui/layout'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { useCan, useSite } from '#data/known.ts'
import { tagQuery, tagTriggersQuery } from '#data/tag-list.ts'
import { useForm } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EditSheet } from '#items/editor/edit-sheet.tsx'
import { ItemHead } from '#items/editor/item-head.tsx'
import { ownZone } from '../form/clock.ts'
import { TagFormSections } from '../form/tag-form.tsx'
import { type OpenWindow, TriggerWindow } from '../triggers/trigger-window.ts'
import { TagFacts } from './facts.tsx'
import { TagActions } from './tag-actions.tsx'
import styles from './tag-warnings.module.css'
import { TagWarnings } from './tag-warnings.tsx'
import { useSaveTag } from './use-save-tag.ts'

const M = {
  delete: msg('delete.tag.confirm', 'Delete tag'),
  abandoned: msg(
    'tags.editor.abandoned',
    'The template of this tag is no longer supported, so it never fires. It can be renamed, turned off and deleted.',
  ),
  abandonedName: msg('tags.editor.abandoned-name', 'Abandoned tag'),
}

/** The screen of one tag. It starts over for another tag, and when the tag was changed elsewhere and nothing is typed. */
export function TagEditor({ appId, tagId }: { appId: string; tagId: string }) {
  const { data: tag, error } = useSuspenseQuery(tagQuery(appId, tagId))
  const { data: triggers } = useSuspenseQuery(tagTriggersQuery(appId, tagId))
  const template = templateOf(tag.attributes.template, tag.attributes.template_options)
  const linked = useMemo(() => triggers.map(linkedTrigger), [triggers])
  usePageTitle(tag.attributes.name)
  return template ? (
    <EditableTag key={tagId} appId={appId} tag={tag} unread={error} linked={linked} template={template} />
  ) : (
    <AbandonedTag key={tagId} appId={appId} tag={tag} linked={linked} />
  )
}

interface Props {
  readonly appId: string
  readonly tag: Tag
  readonly linked: readonly LinkedTrigger[]
}

function EditableTag({
  appId,
  tag,
  unread,
  linked,
  template,
}: Props & { unread: Error | null; template: Template<TemplateId> }) {
  const { t } = useI18n()
  const edit = useCan('edit')
  const site = useSite()
  const opened = () => openTag(template, { tag, triggers: linked, timezone: zoneOf(site) })
  const [form] = useState(() => createTagForm(template, opened()))
  const { spot, values, initial, dirty, wrong, submitting } = useForm(form)
  const triggerWindow = useState<OpenWindow>(null)
  const save = useSaveTag(appId, tag.id, template, form)
  const parts = dirty ? changedParts(template, initial, values) : []
  const refusal = edit.allowed ? undefined : t(edit.why)

  // What the server has may be newer than what the form began with; it replaces what nobody has changed.
  const version = `${tag.attributes.updated_at} ${linked.map(({ id }) => id).join()}`
  useEffect(() => {
    const state = form.get()
    if (!state.submitting && !dirty) form.send({ type: 'reset', to: opened() })
  }, [version])

  // Names and troubles of triggers are theirs, not the tag's: what has become of them is no change of the tag.
  useEffect(() => {
    form.send({
      type: 'amend',
      amend: (now) => ({ ...now, triggers: linked.reduce(withRefreshed, now.triggers) }),
    })
  }, [linked])

  return (
    <EditSheet
      appId={appId}
      icon={template.icon as IconName}
      name={tag.attributes.name}
      unread={unread}
      form={{ dirty, wrong, submitting }}
      parts={parts}
      mayEdit={edit.allowed}
      onSave={() => void save()}
      onReset={() => form.send({ type: 'reset' })}
      onReveal={() => form.send({ type: 'reveal' })}
      head={({ onDeleted }) => (
        <>
          <TagHead
            appId={appId}
            tag={tag}
            icon={template.icon}
            name={t(template.name)}
            refusal={refusal}
            onDeleted={onDeleted}
          />
          <TagFacts appId={appId} tag={tag} site={site} refusal={refusal} />
          <TagWarnings
            template={tag.attributes.template}
            triggers={values.triggers}
            site={site}
            mayEdit={edit.allowed}
            unrecognized={tag.meta?.unrecognized_variables ?? NONE}
            onTrigger={triggerWindow[1]}
          />
        </>
      )}
    >
      <TriggerWindow value={triggerWindow}>
        <TagFormSections
          appId={appId}
          template={template}
          form={form}
          spot={spot}
          readOnly={!edit.allowed || submitting}
          first
        />
      </TriggerWindow>
    </EditSheet>
  )
}

const NONE: readonly string[] = []

const zoneOf = (site: ReturnType<typeof useSite>) =>
  ('timezone' in site.attributes && site.attributes.timezone) || ownZone()

/** A tag whose template is no longer known: it can only be renamed, turned off and deleted. */
function AbandonedTag({ appId, tag, linked }: Props) {
  const { t } = useI18n()
  const edit = useCan('edit')
  const site = useSite()
  const refusal = edit.allowed ? undefined : t(edit.why)
  const [deleting, setDeleting] = useState(false)
  const answered = useCallback(() => setDeleting(false), [])
  return (
    <ContentSheet>
      <TagHead
        appId={appId}
        tag={tag}
        icon="t-abandoned"
        name={t(M.abandonedName)}
        refusal={refusal}
        onDeleted={answered}
        asksToDelete={deleting}
        onAnswered={answered}
      />
      <TagFacts appId={appId} tag={tag} site={site} refusal={refusal} />
      <div className={styles.notes}>
        <Note
          tone="danger"
          action={
            <Button size="small" variant="danger" disabledReason={refusal} onPress={() => setDeleting(true)}>
              {t(M.delete)}
            </Button>
          }
        >
          {t(M.abandoned)}
        </Note>
      </div>
      {!edit.allowed && (
        <TagWarnings
          template="abandoned"
          triggers={linked}
          site={site}
          mayEdit={false}
          unrecognized={[]}
          onTrigger={answered}
        />
      )}
      {tag.attributes.code && <pre>{tag.attributes.code}</pre>}
    </ContentSheet>
  )
}

/** Not drawn again while somebody types in the form below. */
const TagHead = memo(function TagHead({
  appId,
  tag,
  icon,
  name,
  refusal,
  onDeleted,
  asksToDelete,
  onAnswered,
}: {
  appId: string
  tag: Tag
  icon: string
  name: string
  refusal: string | undefined
  onDeleted: () => void
  asksToDelete?: boolean
  onAnswered?: () => void
}) {
  return (
    <ItemHead
      icon={icon as IconName}
      name={tag.attributes.name}
      type={name}
      updatedAt={tag.attributes.updated_at}
      actions={
        <TagActions
          appId={appId}
          tag={tag}
          refusal={refusal}
          onDeleted={onDeleted}
          asksToDelete={asksToDelete}
          onAnswered={onAnswered}
        />
      }
    />
  )
})
