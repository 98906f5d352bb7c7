import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { linkedTrigger } from '@waymark/forms/models/tag'
import { useState } from 'react'
import { focusNextHeading } from '#browser/focus/heading-focus.ts'
import { staleByTags } from '#data/api/keys.ts'
import { useAdd } from '#data/api/use-add.ts'
import { useSite } from '#data/current-site.ts'
import { ITEM_CALLS } from '#data/item-calls.ts'
import { takenTemplatesQuery } from '#data/tags.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseTemplate } from './choose-template.tsx'
import { chosenTemplate, usualTrigger } from './chosen-template.ts'
import { WIZARD } from './wizard-messages.ts'

interface Ends {
  readonly onLeft: () => void
  readonly onSaved: (tag: { readonly id: string }) => void
}

/** Adds a tag in two steps. The address may have its name, and its template: then the list is opened afterwards. */
export function AddTag({ appId, ...ends }: Ends & { appId: string }) {
  const { called = '', choose } = useSearch({ from: '/_signed-in/tag/app/$appId/tags/add-tag' })
  return <TagWizard key={`${choose} ${called}`} {...ends} appId={appId} called={called} choose={choose} />
}

function TagWizard({
  appId,
  called,
  choose,
  onLeft,
  onSaved,
}: Ends & { appId: string; called: string; choose: string | undefined }) {
  const site = useSite()
  const queries = useQueryClient()
  const { data: present = [] } = useQuery({ ...takenTemplatesQuery(appId), enabled: false })
  // Decided once: the new tag itself may be the only one of its template that the site can have.
  const [begin] = useState(() => chosenTemplate(choose, site, present))
  const add = useAdd((queries) => ITEM_CALLS.tag(queries, appId), staleByTags(appId))
  return (
    <AddWizard
      onLeft={onLeft}
      onSaved={(tag) => {
        if (begin === undefined) return onSaved(tag)
        // Back to the suggestions, where the next step is.
        focusNextHeading()
        onLeft()
      }}
      begin={begin}
      appId={appId}
      action="add-tag"
      messages={WIZARD}
      restoreKey={`add-tag:${appId}`}
      loadFormStep={async () => {
        const [{ formStepOf }, usual] = await Promise.all([
          import('./fill-tag.tsx'),
          usualTrigger(queries, appId, begin),
        ])
        return formStepOf(called, (template) => (template === begin && usual ? [linkedTrigger(usual)] : []))
      }}
      save={add}
      choose={(step) => <ChooseTemplate appId={appId} {...step} />}
    />
  )
}
