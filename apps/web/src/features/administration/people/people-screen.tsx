import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { MEMBER_LIST } from '@waymark/domain/organisation'
import { meQuery } from '#data/account.ts'
import { membersQuery } from '#data/members.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { listParams } from '../page/list-params.ts'
import { usePageParams } from '../page/page-params.ts'
import { TableScreen } from '../page/table-screen.tsx'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { ADD_PERSON } from './people-messages.ts'
import { PeopleTable } from './people-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import { usePasswordLink } from './use-password-link.tsx'

const M = {
  about: msg('people.about', 'Who belongs to {organization}, and what they may do on which website.'),
  search: msg('people.search', 'Search people'),
  count: msg('people.count', '{count, plural, one {<b>#</b> person} other {<b>#</b> people}}'),
  pages: msg('people.pages', 'Pages of people'),
}

/** The members of the organisation; the opened one beside the table. */
export function PeopleScreen() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const state = usePageParams()
  const [params, change] = state
  const query = useQuery(membersQuery(listParams(MEMBER_LIST, params)))
  const total = query.data?.total
  const link = usePasswordLink()
  return (
    <>
      <TableScreen
        page="people"
        about={t(M.about, { organization: user.attributes.organization })}
        state={state}
        query={query}
        count={total === undefined ? undefined : { message: M.count, values: { count: total } }}
        searchLabel={t(M.search)}
        addLabel={t(ADD_PERSON)}
        pagesLabel={t(M.pages)}
        panel={(id, onClose) => <PersonPanel key={id} id={id} you={user.id} link={link} onClose={onClose} />}
        table={(rows, busy) => <PeopleTable rows={rows} you={user.id} page={state} busy={busy} />}
      />
      {params.add && (
        <AddPersonDialog
          onClose={() => change({ add: undefined })}
          onAdded={({ id, attributes }) => {
            change({ add: undefined, open: id })
            void link.make(id, attributes.email)
          }}
        />
      )}
      {link.dialog}
    </>
  )
}
