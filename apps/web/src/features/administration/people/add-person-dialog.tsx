import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { languageOf, type User } from '@waymark/domain/session'
import { createPersonForm, PERSON_LABELS, personBody } from '@waymark/forms/models/person'
import { Button, RadioGroup, Select, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useRef, useState } from 'react'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/change.ts'
import { addMember } from '#data/members.ts'
import { MarksEdits, useFieldText } from '#form/controls/field-text.ts'
import { useField, useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { GivenLevels } from '../page/given-levels.tsx'
import { languageOptions } from './language-options.ts'
import styles from './people.module.css'
import { ROLE_NAMES } from './roles.ts'

const M = {
  title: msg('people.add', 'Add person'),
  sub: msg('add-person.text', 'You get a link that you send them. They set their password with it.'),
  nameHint: msg('add-person.name-hint', 'May be left empty. They can change it in their account.'),
  ownerHint: msg('role.owner-hint', 'May do everything, and opens the administration'),
  memberHint: msg('role.member-hint', 'Has a level on each website'),
  searchLanguage: msg('sign-in-policy.search-language', 'Search languages'),
  noLanguage: msg('sign-in-policy.no-language', 'No language matches'),
  levelsHint: msg('add-person.levels-hint', 'What they may do on websites and meta-sites. You can change it later.'),
  noLevels: msg('add-person.no-levels', 'None yet. Without a level they see no website.'),
  cancel: msg('cancel', 'Cancel'),
  add: msg('add-person.do', 'Add and create link'),
}

const OPTIONS = [
  { value: 'USER', hint: M.memberHint },
  { value: 'OWNER', hint: M.ownerHint },
] as const

/** Adds a person without a password. What the server refuses is shown at its field, and the form stays. */
export function AddPersonDialog({ onAdded, onClose }: { onAdded: (person: User) => void; onClose: () => void }) {
  const { t, errorText } = useFieldText()
  const { data: user } = useSuspenseQuery(meQuery)
  const [form] = useState(() => createPersonForm(languageOf(user.attributes.language)))
  const { submitting, errorCount } = useForm(form)
  const add = useChange(addMember)
  const submit = useSubmit('add-person')
  const { root, showErrors } = useErrorFocus(form)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const email = useField(form, 'email')
  const name = useField(form, 'name')
  const role = useField(form, 'role')
  const language = useField(form, 'language')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    if (errorCount > 0) return showErrors()
    const end = await submit(form, (values) => add.mutateAsync({ body: { data: personBody(values) } }))
    if (end.ok) onAdded(end.answer.data)
  }
  return (
    <Dialog
      open
      title={t(M.title)}
      sub={t(M.sub)}
      width={520}
      onClose={submitting ? 'none' : onClose}
      initialFocus={first}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.add)}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        <form id={id} ref={root} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <Field label={t(PERSON_LABELS.email)} error={errorText(email.error)}>
            <TextInput
              ref={first}
              type="email"
              autoComplete="off"
              value={email.value}
              onChange={email.setValue}
              onBlur={email.onBlur}
              readOnly={submitting}
            />
          </Field>
          <Field label={t(PERSON_LABELS.name)} hint={t(M.nameHint)} error={errorText(name.error)}>
            <TextInput
              autoComplete="off"
              value={name.value}
              onChange={name.setValue}
              onBlur={name.onBlur}
              readOnly={submitting}
            />
          </Field>
          <Field label={t(PERSON_LABELS.role)}>
            {({ labelId }) => (
              <RadioGroup
                aria-labelledby={labelId}
                value={role.value}
                onChange={role.setValue}
                options={OPTIONS.map(({ value, hint }) => ({ value, label: t(ROLE_NAMES[value]), hint: t(hint) }))}
                readOnly={submitting}
              />
            )}
          </Field>
          <Field label={t(PERSON_LABELS.language)} className={styles.short}>
            <Select
              value={language.value}
              onChange={language.setValue}
              options={languageOptions(language.value)}
              searchLabel={t(M.searchLanguage)}
              emptyText={t(M.noLanguage)}
              readOnly={submitting}
            />
          </Field>
          {role.value === 'USER' && (
            <GivenLevels
              field={form.field('levels')}
              label={t(PERSON_LABELS.levels)}
              hint={t(M.levelsHint)}
              none={t(M.noLevels)}
              readOnly={submitting}
            />
          )}
        </form>
      </MarksEdits>
    </Dialog>
  )
}
