import { useQuery } from '@tanstack/react-query'
import { AREAS } from '#data/areas.ts'
import { tagLists } from '#data/tags.ts'
import { triggerLists } from '#data/triggers.ts'
import { variableLists } from '#data/variables.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Found } from './found.ts'

const ICONS = { tags: 'tag', triggers: 'trigger', variables: 'variable' } as const
type Kind = keyof typeof ICONS

/** The first tags, triggers and variables whose names contain a text; nothing for an empty one. */
export function useFoundItems(appId: string, name: string) {
  const { t } = useI18n()
  const asked = (kind: Kind) => ({ enabled: name !== '' && Object.hasOwn(AREAS, kind) })
  const answers = {
    tags: useQuery({ ...tagLists.search(appId, name), ...asked('tags') }),
    triggers: useQuery({ ...triggerLists.search(appId, name), ...asked('triggers') }),
    variables: useQuery({ ...variableLists.search(appId, name), ...asked('variables') }),
  }
  const groups = Object.entries(AREAS)
    .filter(([kind]) => Object.hasOwn(answers, kind))
    .map(([kind, { tab }]) => ({
      label: t(tab),
      items: (answers[kind as Kind].data ?? []).map(
        ({ id, attributes }): Found => ({
          key: `${kind}-${id}`,
          icon: ICONS[kind as Kind],
          label: attributes.name,
          href: `/tag/app/${appId}/${kind}/${id}/edit`,
        }),
      ),
    }))
  return { groups, pending: Object.values(answers).some(({ isFetching }) => isFetching) }
}
