import { useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Member } from '@waymark/domain/organisation'
import { ROLES, type UserPatch } from '@waymark/domain/user'
import { PERSON_LABELS } from '@waymark/forms/models/person'
import { Select } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { changeMember, readMember } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { PersonNameForm } from '#items/person-name-form.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './people.module.css'
import { ROLE_NAMES } from './roles.ts'

const OWN_ROLE = msg('person.own-role', 'Another owner can change your role')
const CHANGED = msg(
  'person.name-changed-meanwhile',
  'Another owner has named the person {name} meanwhile. Your name is not saved yet: saving again replaces theirs.',
)
const REMOVED = msg(
  'person.name-removed-meanwhile',
  'Another owner has removed the name meanwhile. Your name is not saved yet: save again to set it.',
)

/** Name, role and language of a person; a choice is saved at once, and shown as it was if that fails. */
export function PersonFields({ person: { id, attributes }, isYou }: { person: Member; isYou: boolean }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const queries = useQueryClient()
  const [isReading, setIsReading] = useState(false)
  const { mutateAsync, isPending, variables } = useChange(changeMember, { scope: id })
  const chosen = isPending ? variables.body.data.attributes : {}
  const role = chosen.role ?? attributes.role
  const language = chosen.language ?? attributes.language
  const save = (changed: UserPatch['attributes'], revision?: string) => {
    const data = { type: 'ppms/user', attributes: changed } as const
    void toasts.report('edit-person', mutateAsync({ params: { userId: id }, body: { data }, revision }))
  }
  const saveName = async (chosenName: string) => {
    const shown = attributes.name ?? ''
    setIsReading(true)
    // Without an answer, saving tells why.
    const now = await readMember(queries, id).catch(() => undefined)
    setIsReading(false)
    const name = now ? (now.stored.attributes.name ?? '') : shown
    if (name === shown || name === chosenName) return save({ name: chosenName }, now?.revision)
    toasts.info(name === '' ? REMOVED : CHANGED, { name })
  }
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <PersonNameForm
          key={id}
          name={attributes.name ?? ''}
          pending={isReading || (isPending && chosen.name !== undefined)}
          onSave={(name) => void saveName(name)}
        />
      </div>
      <Field label={t(PERSON_LABELS.role)}>
        <Select
          value={role}
          onChange={(value) => save({ role: value })}
          options={ROLES.map((value) => ({ value, label: t(ROLE_NAMES[value]) }))}
          disabledReason={isYou ? t(OWN_ROLE) : undefined}
        />
      </Field>
      <Field label={t(PERSON_LABELS.language)}>
        <LanguageSelect value={language} onChange={(value) => save({ language: value })} />
      </Field>
    </div>
  )
}
