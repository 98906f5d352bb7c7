import { useQuery } from '@tanstack/react-query'
import { tagLists } from '#data/tags.ts'
import { triggerLists } from '#data/triggers.ts'
import { variableLists } from '#data/variables.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Found } from './found.ts'

const ICONS = { tags: 'tag', triggers: 'trigger', variables: 'variable' } as const
const KINDS = ['tags', 'triggers', 'variables'] as const

/** The first tags, triggers and variables whose names contain a text; nothing for an empty one. */
export function useFoundItems(appId: string, name: string) {
  const { t } = useI18n()
  const asked = { enabled: name !== '' }
  const answers = {
    tags: useQuery({ ...tagLists.search(appId, name), ...asked }),
    triggers: useQuery({ ...triggerLists.search(appId, name), ...asked }),
    variables: useQuery({ ...variableLists.search(appId, name), ...asked }),
  }
  const groups = KINDS.map((kind) => ({
    label: t(TABS[kind]),
    items: (answers[kind].data ?? []).map(
      ({ id, attributes }): Found => ({
        key: `${kind}-${id}`,
        icon: ICONS[kind],
        label: attributes.name,
        href: `/tag/app/${appId}/${kind}/${id}/edit`,
      }),
    ),
  }))
  return { groups, pending: Object.values(answers).some(({ isFetching }) => isFetching) }
}
