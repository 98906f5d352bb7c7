import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { languageOf, type User } from '@waymark/domain/user'
import type { Form } from '@waymark/forms/form'
import { createPersonForm, PERSON_LABELS, type PersonForm, personBody } from '@waymark/forms/models/person'
import { RadioGroup } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useState } from 'react'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/api/change.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import { addMember } from '#data/members.ts'
import { TextField } from '#form/text-field.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { GivenLevels } from '../page/given-levels.tsx'
import { RowDialog } from '../page/row-dialog.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './people.module.css'
import { ADD_PERSON } from './people-messages.ts'
import { ROLE_NAMES } from './roles.ts'

const M = {
  sub: msg('add-person.text', 'You get a link that you send them. They set their password with it.'),
  nameHint: msg('add-person.name-hint', 'May be left empty. They can change it in their account.'),
  ownerHint: msg('role.owner-hint', 'May do everything, and opens the administration'),
  memberHint: msg('role.member-hint', 'Has a level on each website'),
  levelsHint: msg('add-person.levels-hint', 'What they may do on websites and meta-sites. You can change it later.'),
  noLevels: msg('add-person.no-levels', 'None yet. Without a level they see no website.'),
  add: msg('add-person.do', 'Add and create link'),
}

const OPTIONS = [
  { value: 'USER', hint: M.memberHint },
  { value: 'OWNER', hint: M.ownerHint },
] as const

/** Adds a person without a password. */
export function AddPersonDialog({ onAdded, onClose }: { onAdded: (person: User) => void; onClose: () => void }) {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const [form] = useState(() => createPersonForm(languageOf(user.attributes.language)))
  const { mutateAsync } = useChange(addMember, { client: useIdempotentClient() })
  return (
    <RowDialog
      width={520}
      form={form}
      action="add-person"
      title={t(ADD_PERSON)}
      about={t(M.sub)}
      submitLabel={t(M.add)}
      restoreKey="add-person"
      send={(values) => mutateAsync({ body: { data: personBody(values) } })}
      onDone={({ data }) => onAdded(data)}
      onClose={onClose}
    >
      {(readOnly) => <NewPersonFields form={form} readOnly={readOnly} />}
    </RowDialog>
  )
}

function NewPersonFields({ form, readOnly }: { form: Form<PersonForm>; readOnly: boolean }) {
  const { t } = useI18n()
  const role = useField(form, 'role')
  const language = useField(form, 'language')
  return (
    <>
      <TextField
        autoFocus
        type="email"
        label={t(PERSON_LABELS.email)}
        field={form.field('email')}
        autoComplete="off"
        readOnly={readOnly}
      />
      <TextField
        label={t(PERSON_LABELS.name)}
        hint={t(M.nameHint)}
        field={form.field('name')}
        autoComplete="off"
        readOnly={readOnly}
      />
      <Field label={t(PERSON_LABELS.role)}>
        {({ labelId }) => (
          <RadioGroup
            aria-labelledby={labelId}
            value={role.value}
            onChange={role.setValue}
            options={OPTIONS.map(({ value, hint }) => ({ value, label: t(ROLE_NAMES[value]), hint: t(hint) }))}
            readOnly={readOnly}
          />
        )}
      </Field>
      <Field label={t(PERSON_LABELS.language)} className={styles.short}>
        <LanguageSelect value={language.value} onChange={language.setValue} readOnly={readOnly} />
      </Field>
      {role.value === 'USER' && (
        <GivenLevels
          field={form.field('levels')}
          label={t(PERSON_LABELS.levels)}
          hint={t(M.levelsHint)}
          none={t(M.noLevels)}
          readOnly={readOnly}
        />
      )}
    </>
  )
}
