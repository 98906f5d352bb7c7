import { useNavigate, useSearch } from '@tanstack/react-router'
import { type TemplateId, templateWithId } from '@waymark/domain/tag/templates'
import { type Form, isDirty, sortOutcomes } from '@waymark/forms/form'
import { changedParts, createBody, createTagForm, newTag, placeOfTag, type TagValues } from '@waymark/forms/models/tag'
import { wizardMachine } from '@waymark/forms/wizard'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import { useNotices } from '../../../notices/use-notices.ts'
import { useChange } from '../../../queries/change.ts'
import { createTag } from '../../../queries/tag-changes.ts'
import { WizardGuard } from '../../../wizard/wizard-guard.tsx'
import { ownZone } from '../form/clock.ts'
import { ChooseTemplate } from './choose-template.tsx'
import { FillTag, loadTagSections } from './fill-tag.tsx'

const templateFor = (id: TemplateId) => {
  const template = templateWithId(id)
  if (!template) throw new Error(`There is no template ${id}`)
  return template
}

/** Adds a tag in two steps over the list; afterwards the new tag is open. */
export function AddTag({ appId }: { appId: string }) {
  const navigate = useNavigate()
  const notices = useNotices()
  const { template: search = '' } = useSearch({ from: '/_signed-in/tag/app/$appId/tags/add-tag' })
  const { mutateAsync } = useChange(createTag)
  const [machine] = useState(() =>
    wizardMachine<TemplateId, TagValues, string>({
      open: (id) => createTagForm(templateFor(id), newTag(templateFor(id), ownZone())),
      save: async (id, values) => {
        const template = templateFor(id)
        try {
          const { data } = await mutateAsync({ params: { appId }, body: { data: createBody(template, values) } })
          notices.done('add-tag')
          return { ok: true, answer: data.id }
        } catch (error) {
          const { refusals } = sortOutcomes(notices.failed('add-tag', error), (steps) =>
            placeOfTag(template, values, steps),
          )
          return { ok: false, refusals }
        }
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: {} })
  const { chosen, form, answer } = state.context
  useEffect(() => {
    loadTagSections().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (state.matches('left'))
      void navigate({ to: '/tag/app/$appId/tags', params: { appId }, search: withoutSearch, ignoreBlocker: true })
    if (state.matches('saved') && answer !== undefined)
      void navigate({
        to: '/tag/app/$appId/tags/$tagId/edit',
        params: { appId, tagId: answer },
        search: withoutSearch,
        ignoreBlocker: true,
      })
  }, [state, answer, appId, navigate])

  if (state.status === 'done') return null
  if (!form || chosen === undefined) {
    return (
      <ChooseTemplate
        appId={appId}
        search={search}
        onSearch={(text) =>
          void navigate({ to: '.', search: (kept) => ({ ...kept, template: text || undefined }), replace: true })
        }
        chosen={chosen}
        onChoose={(kind) => send({ type: 'choose', kind })}
        onNext={() => send({ type: 'next' })}
        onLeave={() => send({ type: 'leave' })}
      />
    )
  }
  return (
    <>
      <FillTag
        key={chosen}
        appId={appId}
        template={templateFor(chosen)}
        form={form}
        saving={state.matches({ filling: 'saving' })}
        onBack={() => send({ type: 'back' })}
        onSave={() => send({ type: 'save' })}
        onLeave={() => send({ type: 'leave' })}
      />
      <Guard
        chosen={chosen}
        form={form}
        asking={state.matches({ filling: 'asking before back' }) || state.matches({ filling: 'asking before leaving' })}
        onKeep={() => send({ type: 'keep editing' })}
        onDiscard={() => send({ type: 'discard' })}
      />
    </>
  )
}

const withoutSearch = <T extends { template?: string | undefined }>(kept: T) => ({ ...kept, template: undefined })

/** Asks before a changed form is lost, by Back, by closing or by leaving the page. */
function Guard({
  chosen,
  form,
  asking,
  onKeep,
  onDiscard,
}: {
  chosen: TemplateId
  form: Form<TagValues>
  asking: boolean
  onKeep: () => void
  onDiscard: () => void
}) {
  const { initial, values } = useForm(form)
  return (
    <WizardGuard
      dirty={isDirty(form.get())}
      parts={changedParts(templateFor(chosen), initial, values)}
      asking={asking}
      onKeep={onKeep}
      onDiscard={onDiscard}
    />
  )
}
