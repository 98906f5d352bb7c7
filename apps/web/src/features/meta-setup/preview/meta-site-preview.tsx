import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { can } from '@waymark/domain/permission'
import { ITEM_KINDS, type ItemKind } from '@waymark/domain/resource'
import { Segmented } from '@waymark/ui/controls'
import { Icon } from '@waymark/ui/icon'
import { ContentSheet, PageAction, PageHead, PageLink } from '@waymark/ui/layout'
import { useState } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { usePageTitle } from '#browser/page-title.ts'
import { listAddress } from '#data/addresses/item-address.ts'
import { useSite } from '#data/current-site.ts'
import {
  FIRST_META_ITEMS,
  type MetaItemsParams,
  metaItemCountQuery,
  metaSiteActionsQuery,
  metaSiteQuery,
} from '#data/meta-sites.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import { useChangeSearchParams } from '#items/list/list-search-params.ts'
import { MetaItems } from './meta-items.tsx'
import { META_KIND_MESSAGES } from './meta-kinds.ts'
import { MetaSearch } from './meta-search.tsx'
import styles from './preview.module.css'

const M = {
  caption: msg('meta-setup.caption', 'Meta-site · Created {created} · Edited {edited}'),
  about: msg('meta-setup.about', 'About meta setup'),
  adds: msg(
    'meta-setup.adds',
    'What this meta-site adds to {site}. You see its draft here; you change it in the meta-site.',
  ),
  show: msg('meta-setup.show', 'Show'),
  noAccess: msg('meta-setup.no-access', 'You have no access to this meta-site'),
}

/** The tags, triggers and variables that a meta-site adds to the websites linked to it. */
export function MetaSitePreview({ metaSiteId }: { metaSiteId: string }) {
  const { t } = useI18n()
  const { date } = useFormats()
  const showList = useShowListButton()
  const site = useSite()
  const { name, created_at, updated_at } = useSuspenseQuery(metaSiteQuery(metaSiteId)).data.attributes
  const { data: actions } = useQuery(metaSiteActionsQuery(metaSiteId))
  const { show: first = 'tag' } = useSearch({ from: '/_signed-in/tag/app/$appId/meta-setup/$metaSiteId/preview' })
  // The address follows, for a reload: the selector itself answers at once.
  const [show, setShow] = useState(first)
  const changeParams = useChangeSearchParams<{ show: ItemKind | undefined }>()
  const [params, setParams] = useState<Partial<Record<ItemKind, MetaItemsParams>>>({})
  const change = (next: MetaItemsParams) => setParams({ ...params, [show]: next })
  const current = params[show] ?? FIRST_META_ITEMS
  const counts = useCounts(metaSiteId)
  const messages = META_KIND_MESSAGES[show]
  usePageTitle(name)
  return (
    <ContentSheet wide>
      {showList}
      <PageHead
        titleRef={headingFocus}
        icon={<Icon name="layers" />}
        title={name}
        titleLines={2}
        caption={t(M.caption, { created: date(created_at), edited: date(updated_at) })}
        actions={
          <>
            <PageLink
              quiet
              icon="help"
              label={t(M.about)}
              link={(props) => <a {...props} href="/help/meta-setup" target="_blank" rel="noreferrer" />}
            />
            {can(actions, 'view').allowed ? (
              <PageLink
                icon="external"
                label={t(messages.setUp)}
                link={(props) => <Link {...props} to={listAddress(show, metaSiteId)} />}
              />
            ) : (
              <PageAction
                icon="external"
                label={t(messages.setUp)}
                disabledReason={t(M.noAccess)}
                onPress={() => undefined}
              />
            )}
          </>
        }
      />
      <div className={styles.content}>
        <p className={styles.adds}>{t(M.adds, { site: site.attributes.name })}</p>
        <div className={styles.tools}>
          <Segmented<ItemKind>
            label={t(M.show)}
            value={show}
            onChange={(kind) => {
              // Each kind keeps its search and begins with its first page.
              setParams({ ...params, ...(params[kind] && { [kind]: { ...params[kind], offset: 0 } }) })
              setShow(kind)
              changeParams({ show: kind === 'tag' ? undefined : kind })
            }}
            options={ITEM_KINDS.map((kind) => ({
              value: kind,
              label: t(META_KIND_MESSAGES[kind].name),
              count: counts[kind],
            }))}
          />
          <MetaSearch
            key={show}
            label={t(messages.search)}
            text={current.name}
            onSearch={(text) => change({ ...current, name: text, offset: 0 })}
          />
        </div>
        <MetaItems
          key={show}
          kind={show}
          metaSiteId={metaSiteId}
          params={current}
          onParamsChange={change}
          actions={actions}
        />
      </div>
    </ContentSheet>
  )
}

function useCounts(metaSiteId: string): Readonly<Record<ItemKind, number | undefined>> {
  const { data: tag } = useQuery(metaItemCountQuery('tag', metaSiteId))
  const { data: trigger } = useQuery(metaItemCountQuery('trigger', metaSiteId))
  const { data: variable } = useQuery(metaItemCountQuery('variable', metaSiteId))
  return { tag, trigger, variable }
}
