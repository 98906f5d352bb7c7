import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { type TagListItem, tagAppearance } from '@waymark/domain/tag'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { tagLists } from '#data/tags.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ChooseDialog, useSearchedPage } from '#items/paged-list/choose-dialog.tsx'

const M = {
  list: msg('tags.choose-tag.list', 'Tags of this site'),
  empty: msg('tags.choose-tag.empty', 'This site has no other tags yet.'),
  pages: msg('tags.choose-tag.pages', 'Pages of tags'),
  itself: msg('tags.choose-tag.itself', 'The tag itself'),
}

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
  const page = useSearchedPage()
  const { name, limit, offset } = page
  const query = useQuery(tagLists.page(appId, { ...(name && { filter: { name } }) }, { limit, offset }))
  return (
    <ChooseDialog
      page={page}
      query={query}
      rowHeight={ROW}
      labels={{ search: t(SEARCH_ITEMS.tag), pages: t(M.pages), empty: t(M.empty) }}
      title={title}
      onClose={onClose}
      width={560}
    >
      <LinkRows label={t(M.list)}>
        {query.data?.rows.map((tag) => {
          const appearance = tagAppearance(tag.attributes)
          const isItself = tag.id === except
          return (
            <LinkRow
              key={tag.id}
              icon={<Icon name={appearance.icon} />}
              name={tag.attributes.name}
              caption={t(isItself ? M.itself : appearance.name)}
              {...(!isItself && { onPress: () => onChoose(tag) })}
            />
          )
        })}
      </LinkRows>
    </ChooseDialog>
  )
}
