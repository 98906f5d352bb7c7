import { useQuery } from '@tanstack/react-query'
import { leftOutItems, leftOutReason, renamedItems } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Button } from '@waymark/ui/controls'
import { Table } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { Dialog } from '@waymark/ui/overlay'
import { useRef } from 'react'
import { siteQuery } from '#data/sites.ts'
import { CLOSE } from '#i18n/action-labels.ts'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { WHY_LEFT_OUT } from './copy-rename-delete-messages.ts'
import { ReportedKind, ReportedName } from './reported-item.tsx'
import type { Copied } from './use-copy-item.ts'

const M = {
  renamed: msg('copied.renamed', '{count, plural, one {# item was renamed} other {# items were renamed}}'),
  renamedText: msg(
    'copied.renamed-text',
    '{count, plural, one {Its name was} other {Their names were}} already taken on {site}. References inside the copied items follow the new {count, plural, one {name} other {names}}.',
  ),
  leftOut: msg('copied.left-out', '{count, plural, one {# item was left out} other {# items were left out}}'),
  leftOutText: msg('copied.left-out-text', 'Some related items are not possible on {site}.'),
  here: msg('copied.name-here', 'Name here'),
  became: msg('copied.became', 'became'),
  there: msg('copied.name-there', 'Name on {site}'),
  theSite: msg('copied.the-site', 'the target website'),
  more: msg(
    'copied.more',
    '{count, plural, one {# more item kept its name: it was copied, or was already there.} other {# more items kept their names: they were copied, or were already there.}}',
  ),
  open: {
    tag: msg('copied.open-tag', 'Open the copied tag'),
    trigger: msg('copied.open-trigger', 'Open the copied trigger'),
    variable: msg('copied.open-variable', 'Open the copied variable'),
  },
}

/** Lists the items of a finished copy that were renamed, and those that were left out. */
export function CopiedDialog({ kind, copied, onClose }: { kind: ItemKind; copied: Copied; onClose: () => void }) {
  const { t } = useI18n()
  const { data } = useQuery(siteQuery(copied.appId))
  const go = useRef<HTMLButtonElement>(null)
  const site = data?.attributes.name ?? t(M.theSite)
  const renamed = renamedItems(copied.summary)
  const leftOut = leftOutItems(copied.summary)
  const { tags = [], triggers = [], variables = [] } = copied.summary ?? {}
  // The lists also contain the copied item, with the name that was chosen.
  const rest = tags.length + triggers.length + variables.length - renamed.length - leftOut.length - 1
  const main =
    renamed.length > 0 ? { title: M.renamed, text: M.renamedText } : { title: M.leftOut, text: M.leftOutText }
  const count = renamed.length || leftOut.length
  return (
    <Dialog
      open
      icon={{ name: 'success', tone: 'success' }}
      title={t(main.title, { count })}
      sub={t(main.text, { count, site })}
      width={680}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      initialFocus={go}
      scrolls={t(main.title, { count })}
      foot={
        <>
          {rest > 0 && (
            <span data-start="" className="t-caption">
              {t(M.more, { count: rest })}
            </span>
          )}
          <Button ref={go} variant="primary" onPress={onClose}>
            {t(M.open[kind])}
          </Button>
        </>
      }
    >
      {renamed.length > 0 && (
        <Table
          label={t(M.renamed, { count: renamed.length })}
          columns={[
            { key: 'type', head: t(TYPE), width: '104px' },
            { key: 'here', head: t(M.here), wrap: true },
            { key: 'arrow', head: null, label: t(M.became), width: '44px' },
            { key: 'there', head: t(M.there, { site }), wrap: true },
          ]}
          rows={renamed.map((item) => ({
            key: item.source_id,
            cells: [
              <ReportedKind key="type" of={item.kind} />,
              <span key="here" className="t-muted">
                {item.source_name}
              </span>,
              <Icon key="arrow" name="arrow-right" />,
              <ReportedName key="there" item={item} />,
            ],
          }))}
        />
      )}
      {leftOut.length > 0 && (
        <Table
          label={t(M.leftOut, { count: leftOut.length })}
          columns={[
            { key: 'type', head: t(TYPE), width: '104px' },
            { key: 'here', head: t(M.here), wrap: true },
            { key: 'why', head: t(WHY_LEFT_OUT), wrap: true },
          ]}
          rows={leftOut.map((item) => ({
            key: item.source_id,
            cells: [<ReportedKind key="type" of={item.kind} />, item.source_name, t(leftOutReason(item))],
          }))}
        />
      )}
    </Dialog>
  )
}
