import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Tag } from '@waymark/domain/tag'
import { type Template, type TemplateId, templateOf } from '@waymark/domain/tag/templates'
import type { Form } from '@waymark/forms/form'
import {
  changeBody,
  createTagForm,
  type LinkedTrigger,
  linkedTrigger,
  openTag,
  refreshTriggers,
  storedTagSections,
  type TagValues,
} from '@waymark/forms/models/tag'
import { Button } from '@waymark/ui/controls'
import type { IconName } from '@waymark/ui/icon'
import { ContentSheet, Note } from '@waymark/ui/layout'
import { type ComponentProps, useCallback, useEffect, useMemo, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { useChange } from '#data/api/change.ts'
import { useCan, useSite } from '#data/current-site.ts'
import { blockingTriggersQuery, changeTag, oneTagQuery, tagTriggersQuery } from '#data/tags.ts'
import { ownZone } from '#form/time-zone/zones.ts'
import { useField, useForm } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DELETE_TAG } from '#items/copy-rename-delete/copy-rename-delete-messages.ts'
import { EditSheet } from '#items/editor/edit-sheet.tsx'
import { ItemHead } from '#items/editor/item-head.tsx'
import { useItemForm } from '#items/merging/use-item-form.ts'
import type { OpenTriggerDialog } from '#items/trigger-form/trigger-dialogs.tsx'
import { TagFormSections } from '../form/tag-form-sections.tsx'
import { TriggerDialog } from '../form/trigger-dialog.ts'
import { TagFacts } from './facts.tsx'
import { TagWarnings } from './tag-warnings.tsx'

const ABANDONED = msg(
  'tags.editor.abandoned',
  'The template of this tag is no longer supported, so it never fires. It can be renamed, turned off and deleted.',
)

/** The screen of one tag. The form is reset for another tag, and when the tag was changed elsewhere and the form is not dirty. */
export function TagEditor({ appId, tagId }: { appId: string; tagId: string }) {
  const { data: tag, error } = useSuspenseQuery(oneTagQuery(appId, tagId))
  const { data: triggers } = useSuspenseQuery(tagTriggersQuery(appId, tagId))
  const template = templateOf(tag.attributes.template, tag.attributes.template_options)
  const { data: blocking } = useSuspenseQuery(blockingTriggersQuery(appId, tag))
  const linked = useMemo(() => triggers.map(linkedTrigger), [triggers])
  const blockers = useMemo(() => blocking.map(linkedTrigger), [blocking])
  usePageTitle(tag.attributes.name)
  return template && template.id !== 'abandoned' ? (
    <EditableTag
      key={tagId}
      appId={appId}
      tag={tag}
      readError={error}
      linked={linked}
      blockers={blockers}
      template={template}
    />
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
  readError,
  linked,
  blockers,
  template,
}: Props & {
  readError: Error | null
  blockers: readonly LinkedTrigger[]
  template: Template<TemplateId>
}) {
  const { t } = useI18n()
  const edit = useCan('edit')
  const site = useSite()
  const opened = () => openTag(template, { tag, triggers: linked, blockingTriggers: blockers, timezone: ownZone() })
  const [form] = useState(() => createTagForm(template, opened(), ownZone()))
  const { submitting } = useForm(form)
  const triggerDialog = useState<OpenTriggerDialog>(null)
  const queries = useQueryClient()
  const change = useChange(changeTag)
  const refusal = edit.allowed ? undefined : t(edit.why)

  const item = useItemForm({
    appId,
    itemId: tag.id,
    action: 'edit-tag',
    form,
    revision: tag.meta?.revision,
    version: `${tag.meta?.revision ?? tag.attributes.updated_at} ${[...linked, ...blockers].map(({ id }) => id).join()}`,
    open: opened,
    reload: async () => {
      const [fresh, triggers] = await Promise.all([
        queries.fetchQuery({ ...oneTagQuery(appId, tag.id), staleTime: 0 }),
        queries.fetchQuery({ ...tagTriggersQuery(appId, tag.id), staleTime: 0 }),
      ])
      const blocking = await queries.fetchQuery({ ...blockingTriggersQuery(appId, fresh), staleTime: 0 })
      const values = openTag(template, {
        tag: fresh,
        triggers: triggers.map(linkedTrigger),
        blockingTriggers: blocking.map(linkedTrigger),
        timezone: ownZone(),
      })
      return { revision: fresh.meta?.revision, values }
    },
    send: (values, initial, revision) =>
      change.mutateAsync({
        params: { appId, tagId: tag.id },
        body: { data: changeBody(template, tag.id, initial, values) },
        revision,
      }),
  })

  useEffect(() => refreshTriggers(form, [...linked, ...blockers]), [linked, blockers])

  return (
    <EditSheet
      appId={appId}
      icon={template.icon as IconName}
      name={tag.attributes.name}
      readError={readError}
      form={form}
      sections={() => storedTagSections(template, form.get().values)}
      item={item}
      subject={{ kind: 'tag', template }}
      head={({ onDeleted }) => (
        <>
          <ItemHead appId={appId} item={tag} refusal={refusal} onDeleted={onDeleted} />
          <TagFacts appId={appId} tag={tag} site={site} refusal={refusal} />
          <FormWarnings
            form={form}
            template={tag.attributes.template}
            isSequenced={isSequenced(tag)}
            site={site}
            mayEdit={edit.allowed}
            unrecognized={tag.meta?.unrecognized_variables ?? NONE}
            onTrigger={triggerDialog[1]}
          />
        </>
      )}
    >
      <TriggerDialog value={triggerDialog}>
        <TagFormSections
          appId={appId}
          tagId={tag.id}
          template={template}
          form={form}
          readOnly={!edit.allowed || submitting}
          first
        />
      </TriggerDialog>
    </EditSheet>
  )
}

/** The warnings about a tag with the triggers of its form. */
function FormWarnings({
  form,
  ...warnings
}: { form: Form<TagValues> } & Omit<ComponentProps<typeof TagWarnings>, 'triggers'>) {
  return <TagWarnings {...warnings} triggers={useField(form, 'triggers').value} />
}

const NONE: readonly string[] = []

const isSequenced = ({ meta }: Tag) => (meta?.sequenced_by ?? []).length > 0

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
      <ItemHead
        appId={appId}
        item={tag}
        refusal={refusal}
        onDeleted={answered}
        asksToDelete={deleting}
        onAnswered={answered}
      />
      <TagFacts appId={appId} tag={tag} site={site} refusal={refusal} />
      <Note
        tone="danger"
        action={
          <Button size="small" variant="danger" disabledReason={refusal} onPress={() => setDeleting(true)}>
            {t(DELETE_TAG)}
          </Button>
        }
      >
        {t(ABANDONED)}
      </Note>
      {!edit.allowed && (
        <TagWarnings
          template="abandoned"
          triggers={linked}
          isSequenced={isSequenced(tag)}
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
