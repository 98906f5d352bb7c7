import { useSearch } from '@tanstack/react-router'
import { tags } from '@waymark/api-client/endpoints'
import type { Tag, TagCreate } from '@waymark/domain/tag'
import { callEndpoint } from '#data/endpoint-query.ts'
import { staleByTags } from '#data/keys.ts'
import { useAdd } from '#data/use-add.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseTemplate } from './choose-template.tsx'
import { WIZARD } from './wizard-messages.ts'

/** Adds a tag in two steps, of a name that is already known if the address has one. */
export function AddTag({
  appId,
  ...ends
}: {
  appId: string
  onLeft: () => void
  onSaved: (tag: { readonly id: string }) => void
}) {
  const { called = '' } = useSearch({ from: '/_signed-in/tag/app/$appId/tags/add-tag' })
  const add = useAdd<TagCreate & { readonly id: string }, Tag>(
    (queries) => ({
      create: async (data) => (await callEndpoint(queries, tags.create, { params: { appId }, body: { data } })).data,
      read: async (tagId) => (await callEndpoint(queries, tags.one, { params: { appId, tagId } })).data,
      change: (tagId, data) => callEndpoint(queries, tags.change, { params: { appId, tagId }, body: { data } }),
    }),
    staleByTags(appId),
  )
  return (
    <AddWizard
      {...ends}
      key={called}
      appId={appId}
      action="add-tag"
      messages={WIZARD}
      keptAs={`add-tag:${appId}`}
      loadFilling={() => import('./fill-tag.tsx').then(({ fillingOf }) => fillingOf(called))}
      save={add}
      choose={(step) => <ChooseTemplate appId={appId} {...step} />}
    />
  )
}
