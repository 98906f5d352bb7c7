import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { TabBar } from '@waymark/ui/layout'
import { tagCountQuery } from '../../queries/tags.ts'
import { triggerCountQuery } from '../../queries/triggers.ts'
import { variableCountQuery } from '../../queries/variables.ts'
import { AREAS, areaOf, areasOf } from '../../sites/areas.ts'
import { useWords } from '../../words/use-words.ts'

/** The areas of one site as tabs, with the number of things in them. */
export function SiteTabs({ site }: { site: Site }) {
  const { say } = useWords()
  const current = useLocation({ select: ({ pathname }) => areaOf(pathname) })
  const counts = useCounts(site.id)
  return (
    <TabBar
      label={say(msg('tabs.label', 'Tag manager'))}
      tabs={areasOf(site).map((key) => {
        const { to, tab } = AREAS[key]
        return {
          key,
          label: say(tab),
          count: counts[key],
          current: key === current,
          link: (slot) => <Link {...slot} to={to} params={{ appId: site.id }} />,
        }
      })}
    />
  )
}

function useCounts(appId: string): Readonly<Record<string, number | undefined>> {
  const { data: tags } = useQuery(tagCountQuery(appId))
  const { data: triggers } = useQuery(triggerCountQuery(appId))
  const { data: variables } = useQuery(variableCountQuery(appId))
  return { tags, triggers, variables }
}
