import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ConnectionStatus } from '@waymark/debugger-core/connection'
import { type Message, msg } from '@waymark/domain/message'
import { type Site, siteSections } from '@waymark/domain/site'
import { ConnectionDot, type ConnectionDotState } from '@waymark/ui/data'
import { TabBar } from '@waymark/ui/layout'
import { AREAS, areaOf } from '#data/addresses/areas.ts'
import { useConnectionStatus } from '#data/debugging/use-debugging.ts'
import { tagLists } from '#data/tags.ts'
import { triggerLists } from '#data/triggers.ts'
import { variableLists } from '#data/variables.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** The areas of one site as tabs, with the number of their items. */
export function SiteTabs({ site }: { site: Site }) {
  const { t } = useI18n()
  const current = useLocation({ select: ({ pathname }) => areaOf(pathname) })
  const counts = useCounts(site.id)
  const connection = useConnectionStatus()
  return (
    <TabBar
      label={t(msg('tabs.label', 'Tag manager'))}
      tabs={siteSections(site).map((key) => {
        const { to, tab } = AREAS[key]
        return {
          key,
          label: t(tab),
          ...(key === 'debug' && {
            mark: <ConnectionDot state={DOTS[connection]} />,
            label: <ConnectedTab tab={tab} status={connection} />,
          }),
          count: counts[key],
          current: key === current,
          link: (props) => <Link {...props} to={to} params={{ appId: site.id }} />,
        }
      })}
    />
  )
}

function useCounts(appId: string): Readonly<Record<string, number | undefined>> {
  const { data: tags } = useQuery(tagLists.count(appId))
  const { data: triggers } = useQuery(triggerLists.count(appId))
  const { data: variables } = useQuery(variableLists.count(appId))
  return { tags, triggers, variables }
}

const DOTS: Readonly<Record<ConnectionStatus, ConnectionDotState>> = {
  ready: 'idle',
  connecting: 'connecting',
  connected: 'connected',
  failed: 'lost',
  lost: 'lost',
  disconnected: 'idle',
}

const STATUS: Readonly<Record<ConnectionStatus, Message>> = {
  ready: msg('tabs.connection.ready', 'not connected'),
  connecting: msg('tabs.connection.connecting', 'connecting'),
  connected: msg('tabs.connection.connected', 'connected'),
  failed: msg('tabs.connection.failed', 'connection failed'),
  lost: msg('tabs.connection.lost', 'connection lost'),
  disconnected: msg('tabs.connection.disconnected', 'session closed'),
}

/** The name of the tab with the connection status of the debugger for screen readers. */
function ConnectedTab({ tab, status }: { tab: Message; status: ConnectionStatus }) {
  const { t } = useI18n()
  const name = t(tab)
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr-only">
        {name}, {t(STATUS[status])}
      </span>
    </>
  )
}
