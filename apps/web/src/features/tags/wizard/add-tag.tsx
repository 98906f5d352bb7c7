import { useChange } from '#data/change.ts'
import { createTag } from '#data/tags.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseTemplate } from './choose-template.tsx'
import { tagFilling } from './tag-filling.tsx'
import { WIZARD } from './wizard-messages.ts'

/** Adds a tag in two steps. */
export function AddTag({
  appId,
  ...ends
}: {
  appId: string
  onLeft: () => void
  onSaved: (tag: { readonly id: string }) => void
}) {
  const { mutateAsync } = useChange(createTag)
  return (
    <AddWizard
      {...ends}
      appId={appId}
      action="add-tag"
      messages={WIZARD}
      filling={tagFilling}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseTemplate appId={appId} {...step} />}
    />
  )
}
