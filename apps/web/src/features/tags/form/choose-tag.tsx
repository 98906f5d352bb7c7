import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { type TagListItem, tagAppearance } from '@waymark/domain/tag'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { tagLists } from '#data/tags.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import styles from './choose-tag.module.css'

const M = {
  close: msg('close', 'Close'),
  search: msg('tags.choose-tag.search', 'Search tags'),
  list: msg('tags.choose-tag.list', 'Tags of this site'),
  empty: msg('tags.choose-tag.empty', 'This site has no other tags yet.'),
  pages: msg('tags.choose-tag.pages', 'Pages of tags'),
}

const LIMIT = 20
/** The height of a row, in pixels. */
const ROW = 44

/** A paged list of the tags of the site; a press on a name chooses it. */
export default function ChooseTag({
  appId,
  title,
  except,
  onClose,
  onChoose,
}: {
  appId: string
  title: string
  /** The tag that cannot be chosen: the one that is edited. */
  except: string | undefined
  onClose: () => void
  onChoose: (tag: TagListItem) => void
}) {
  const { t } = useI18n()
  const [name, setName] = useState('')
  const [offset, setOffset] = useState(0)
  const query = useQuery(tagLists.page(appId, { ...(name && { filter: { name } }) }, { limit: LIMIT, offset }))
  const rows = (query.data?.rows ?? []).filter(({ id }) => id !== except)
  // Room for the longest page so far, so that the dialog keeps its height while searching.
  const [most, setMost] = useState(0)
  if (rows.length > most) setMost(rows.length)
  return (
    <Dialog open title={title} closeLabel={t(M.close)} onClose={onClose} width={560} bodyClassName={styles.body}>
      <div className={styles.search}>
        <ListSearch
          aside
          autoFocus
          label={t(M.search)}
          text={name}
          onSearch={(text) => {
            setName(text.trim())
            setOffset(0)
          }}
        />
      </div>
      <div className={styles.rows} style={{ minHeight: Math.min(most, 5) * ROW, height: most * ROW }}>
        {rows.length === 0 ? (
          <ListStates
            query={query}
            count={0}
            filtered={name !== '' && 'by name'}
            onClear={() => setName('')}
            first={<p>{t(M.empty)}</p>}
          />
        ) : (
          <LinkRows label={t(M.list)}>
            {rows.map((tag) => {
              const appearance = tagAppearance(tag.attributes)
              return (
                <LinkRow
                  key={tag.id}
                  icon={<Icon name={appearance.icon} />}
                  name={tag.attributes.name}
                  caption={t(appearance.name)}
                  onPress={() => onChoose(tag)}
                />
              )
            })}
          </LinkRows>
        )}
      </div>
      <ListPager
        label={t(M.pages)}
        limit={LIMIT}
        offset={offset}
        total={query.data?.total ?? 0}
        onOffset={setOffset}
        pending={query.isPlaceholderData}
      />
    </Dialog>
  )
}
