import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { MEMBER_LIST } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { useState } from 'react'
import { meQuery } from '#data/account.ts'
import { membersQuery } from '#data/members.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { usePageParams } from '../page/page-params.ts'
import { TablePage } from '../page/table-page.tsx'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import { usePasswordLink } from './use-password-link.tsx'

const M = {
  about: msg('people.about', 'Who belongs to {organization}, and what they may do on which website.'),
  search: msg('people.search', 'Search people'),
  count: msg('people.count', '{count, plural, one {# person} other {# people}}'),
  add: msg('people.add', 'Add person'),
  pages: msg('people.pages', 'Pages of people'),
}

const PAGE = 20

type Sort = (typeof MEMBER_LIST.sorts)[number] | `-${(typeof MEMBER_LIST.sorts)[number]}`

const isSort = (text: string | undefined): text is Sort =>
  text !== undefined && MEMBER_LIST.sorts.some((key) => key === text.replace(/^-/u, ''))

/** The members of the organization; the opened one beside the table. */
export function PeopleScreen() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const page = usePageParams()
  const [{ search = '', sortBy, offset = 0, open }, change] = page
  const sort = isSort(sortBy) ? sortBy : MEMBER_LIST.initial
  const query = useQuery(membersQuery({ limit: PAGE, offset, sort: [sort], ...(search && { search }) }))
  const { rows = [], total } = query.data ?? {}
  const [adding, setAdding] = useState(false)
  const link = usePasswordLink()
  return (
    <>
      <TablePage
        title={t(ADMINISTRATION_PAGES.people.name)}
        about={t(M.about, { organization: user.attributes.organization })}
        search={{ label: t(M.search), text: search, onSearch: (text) => change({ search: text || undefined }) }}
        count={total !== undefined && t(M.count, { count: total })}
        action={
          <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
            {t(M.add)}
          </Button>
        }
        pager={
          total !== undefined &&
          total > PAGE && (
            <ListPager
              label={t(M.pages)}
              limit={PAGE}
              offset={offset}
              total={total}
              onOffset={(next) => change({ offset: next || undefined })}
              pending={query.isPlaceholderData}
            />
          )
        }
        panel={
          open !== undefined && (
            <PersonPanel key={open} id={open} you={user.id} link={link} onClose={() => change({ open: undefined })} />
          )
        }
      >
        <ListStates
          query={query}
          count={rows.length}
          filtered={search !== '' && 'by name'}
          onClear={() => change({ search: undefined })}
          first={null}
        />
        {rows.length > 0 && (
          <PeopleTable rows={rows} you={user.id} open={open} page={page} busy={query.isPlaceholderData} />
        )}
      </TablePage>
      {adding && (
        <AddPersonDialog
          onClose={() => setAdding(false)}
          onAdded={({ id, attributes }) => {
            setAdding(false)
            change({ open: id })
            void link.make(id, attributes.email)
          }}
        />
      )}
      {link.dialog}
    </>
  )
}
