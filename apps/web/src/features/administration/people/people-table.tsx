import { msg } from '@waymark/domain/message'
import { MEMBER_LIST, type Member } from '@waymark/domain/organisation'
import { initialsOf } from '@waymark/domain/user'
import { PERSON_LABELS } from '@waymark/forms/models/person'
import { Badge, type Column, Status } from '@waymark/ui/data'
import { Avatar } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { LEVELS, NEVER } from '../page/page-messages.ts'
import { type PageState, pageSort } from '../page/page-params.ts'
import { RowName } from '../page/row-name.tsx'
import { RowTable } from '../page/row-table.tsx'
import { useLevelsSummary } from '../page/use-levels-summary.ts'
import { languageName } from './language-select.tsx'
import { LAST_SIGN_IN, SECOND_FACTOR } from './people-messages.ts'
import { ROLE_NAMES } from './roles.ts'

const M = {
  you: msg('people.you', 'You'),
  all: msg('people.all-websites', 'Everything'),
  on: msg('people.on', 'On'),
  off: msg('people.off', 'Off'),
  invited: msg('people.invited', 'Invited, link ends {date}'),
  noPassword: msg('people.no-password', 'No password yet'),
}

interface PersonColumn extends Column {
  /** Whether the panel shows it too: then it is hidden while a row is open, so that the addresses have room. */
  readonly inPanel?: boolean
  cell(person: Member): ReactNode
}

/** The rows of a page of people. */
export function PeopleTable({
  rows,
  you,
  page,
  busy,
}: {
  rows: readonly Member[]
  /** The id of the user. */
  you: string
  page: PageState
  busy: boolean
}) {
  const { t } = useI18n()
  const [{ open }] = page
  const { recent } = useFormats()
  const summary = useLevelsSummary()
  const signInState = ({ has_password, password_link, last_sign_in_at }: Member['attributes']) => {
    if (has_password || last_sign_in_at !== null) return undefined
    return password_link ? t(M.invited, { date: recent(password_link.ends_at) }) : t(M.noPassword)
  }
  const caption = (attributes: Member['attributes']) =>
    [attributes.name, signInState(attributes)].filter(Boolean).join(' · ') || undefined
  const sort = (key: (typeof MEMBER_LIST.sorts)[number]) => pageSort(key, page, MEMBER_LIST.initial)
  const columns: readonly PersonColumn[] = [
    {
      key: 'email',
      head: t(PERSON_LABELS.email),
      sort: sort('email'),
      cell: ({ id, attributes }) => (
        <RowName
          id={id}
          name={attributes.email}
          caption={caption(attributes)}
          icon={<Avatar initials={initialsOf(attributes.email, attributes.name)} />}
          badge={id === you && <Badge>{t(M.you)}</Badge>}
        />
      ),
    },
    {
      key: 'role',
      head: t(PERSON_LABELS.role),
      width: '5rem',
      sort: sort('role'),
      cell: ({ attributes }) => t(ROLE_NAMES[attributes.role]),
    },
    {
      key: 'levels',
      head: t(LEVELS),
      width: 'max(11.875rem, 22cqi)',
      roomy: true,
      cell: ({ attributes }) => (attributes.role === 'OWNER' ? t(M.all) : summary(attributes.levels)),
    },
    {
      key: 'language',
      head: t(PERSON_LABELS.language),
      width: '5.25rem',
      roomy: 'wide',
      inPanel: true,
      sort: sort('language'),
      cell: ({ attributes }) => languageName(attributes.language),
    },
    {
      key: 'factor',
      head: t(SECOND_FACTOR),
      width: '6.25rem',
      roomy: 'wide',
      inPanel: true,
      cell: ({ attributes }) =>
        attributes.second_factor ? (
          <Status tone="success" icon="shield-check">
            {t(M.on)}
          </Status>
        ) : (
          t(M.off)
        ),
    },
    {
      key: 'last',
      head: t(LAST_SIGN_IN),
      width: '9rem',
      roomy: 'content',
      sort: sort('last_sign_in_at'),
      cell: ({ attributes: { last_sign_in_at } }) => (last_sign_in_at === null ? t(NEVER) : recent(last_sign_in_at)),
    },
  ]
  const shown = columns.filter(({ inPanel }) => open === undefined || !inPanel)
  return (
    <RowTable
      label={t(ADMINISTRATION_PAGES.people.name)}
      busy={busy}
      // Beside the panel the table scrolls before its first column vanishes.
      {...(open !== undefined && { minWidth: 520 })}
      columns={shown}
      rows={rows.map((person) => ({
        key: person.id,
        selected: person.id === open,
        cells: shown.map(({ cell }) => cell(person)),
      }))}
    />
  )
}
