import { msg } from '@waymark/domain/message'
import { type Member, ROLES, type UserPatch } from '@waymark/domain/session'
import { PERSON_LABELS } from '@waymark/forms/models/person'
import { Select } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useChange } from '#data/api/change.ts'
import { changeMember } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { PersonNameForm } from '#items/person-name/person-name-form.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './people.module.css'
import { ROLE_NAMES } from './roles.ts'

const OWN_ROLE = msg('person.own-role', 'Another owner can change your role')

/** Name, role and language of a person; a choice is saved at once, and shown as it was if that fails. */
export function PersonFields({ person: { id, attributes }, isYou }: { person: Member; isYou: boolean }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const { mutateAsync, isPending, variables } = useChange(changeMember, { scope: id })
  const chosen = isPending ? variables.body.data.attributes : {}
  const role = chosen.role ?? attributes.role
  const language = chosen.language ?? attributes.language
  const save = (changed: UserPatch['attributes']) => {
    const data = { type: 'ppms/user', attributes: changed } as const
    void toasts.report('edit-person', mutateAsync({ params: { userId: id }, body: { data } }))
  }
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <PersonNameForm
          key={id}
          name={attributes.name ?? ''}
          pending={isPending && chosen.name !== undefined}
          onSave={(name) => save({ name })}
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
