import { msg } from '@waymark/domain/message'
import {
  GROUP_LIMIT,
  isFull,
  TRIGGER_TYPES,
  type TriggerListItem,
  tooManyMembers,
  withMember,
  withoutMember,
} from '@waymark/domain/trigger'
import { LabelButton } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { LinkRows, Note, Section } from '@waymark/ui/layout'
import { useState } from 'react'
import { useCan } from '#data/current-site.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowErrors } from '#form/controls/row-errors.tsx'
import { SAVING } from '#form/form-messages.ts'
import { useField, useFormValue, useRows } from '#form/use-form.ts'
import { UnableToLoad } from '../load-failures/unable-to-load.tsx'
import { MemberRow } from './member-row.tsx'
import type { DescribedTriggerSectionProps } from './section-props.ts'
import { type OpenTriggerDialog, TriggerDialogs } from './trigger-dialogs.tsx'
import styles from './trigger-form.module.css'
import { NEW_TRIGGER } from './trigger-messages.ts'
import { useMembers } from './use-members.ts'

const M = {
  counter: msg('members.counter', '{count, number} of {limit, number}'),
  existing: msg('members.existing', 'Add existing'),
  choose: msg('members.choose', 'Add existing triggers'),
  add: msg('members.add', '{count, plural, =0 {Add triggers} one {Add # trigger} other {Add # triggers}}'),
  leftOut: msg('members.left-out', 'Trigger groups cannot be members, so they are left out.'),
  already: msg('members.already', 'Already in the group'),
  full: msg('members.full', 'A group has at most {limit, number} triggers'),
  fullWhy: msg('members.full-why', 'The group is full'),
  none: msg('members.none', 'No triggers yet. A group needs at least one.'),
  nested: msg('members.nested', 'Not inside a group'),
  wrongIn: msg('members.wrong-in', '{name}: {error}'),
}

/** Triggers on one page of the dialog that adds existing ones. */
const PAGE_SIZE = 5

const NOT_GROUPS = TRIGGER_TYPES.filter((type) => type !== 'trigger_group')

/** The triggers of a group and how often each has to fire. */
export function MembersSection({
  appId,
  form,
  readOnly,
  triggerId,
  first,
  section: { label, about },
}: DescribedTriggerSectionProps & { triggerId: string | undefined; first: boolean }) {
  const { t, errorText, edited } = useFieldText()
  const [open, setOpen] = useState<OpenTriggerDialog>(null)
  const field = useField(form, 'members')
  const members = field.value
  const { query, memberOf, addKnown } = useMembers(appId, triggerId)
  const add = (triggers: readonly TriggerListItem[]) => {
    addKnown(triggers)
    field.setValue(
      triggers.reduce(
        (list, { id, attributes }) => withMember(list, { id, trigger_type: attributes.trigger_type }),
        members,
      ),
    )
    field.onBlur()
    setOpen(null)
  }
  const mark = edited(field.edited)
  const edit = useCan('edit')
  const full = isFull(members) ? t(M.full, { limit: GROUP_LIMIT }) : undefined
  const refusal = edit.allowed ? (readOnly ? t(SAVING) : full) : t(edit.why)
  const tooMany = tooManyMembers(members)
  const errors = useFormValue(form, () => members.map(({ key }) => field.at(key).at('threshold').error))
  const linkErrors = useFormValue(form, () => members.map(({ key }) => field.at(key).at('id').error))
  const rows = useRows(field)
  const wrongs = members.flatMap(({ key, id }, index) => {
    const error = errorText(errors[index])
    const name = memberOf(id)?.attributes.name ?? ''
    return error ? [{ id: `wrong-${key}`, text: t(M.wrongIn, { name, error }) }] : []
  })
  return (
    <Section
      first={first}
      id="section-members"
      title={t(label)}
      count={t(M.counter, { count: members.length, limit: GROUP_LIMIT })}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      description={about && t(about)}
      actions={
        <>
          <LabelButton icon="link" disabledReason={refusal} onPress={() => setOpen('choosing')}>
            {t(M.existing)}
          </LabelButton>
          <LabelButton icon="plus" disabledReason={refusal} onPress={() => setOpen('making')}>
            {t(NEW_TRIGGER)}
          </LabelButton>
        </>
      }
    >
      {tooMany && <Note tone="danger">{t(tooMany)}</Note>}
      {query.isLoadingError && <UnableToLoad pending={query.isFetching} onAgain={query.refetch} />}
      {members.length === 0 ? (
        <p className={styles.muted}>{t(M.none)}</p>
      ) : (
        <LinkRows label={t(label)}>
          {members.map(({ key, id }, index) => (
            <MemberRow
              key={key}
              id={id}
              appId={appId}
              member={memberOf(id)}
              failed={query.isLoadingError}
              error={errorText(linkErrors[index])}
              field={field.at(key).at('threshold')}
              errorId={`wrong-${key}`}
              edited={edited(rows[index]?.edited === true) !== undefined}
              readOnly={readOnly}
              onFix={() => setOpen({ editing: id })}
              onRemove={() => field.setValue(withoutMember(members, id))}
            />
          ))}
        </LinkRows>
      )}
      <RowErrors list={tooMany ? undefined : errorText(field.error)} rows={wrongs} />
      <TriggerDialogs
        appId={appId}
        open={open}
        allowed={{ types: NOT_GROUPS, why: M.nested }}
        choosing={{
          title: M.choose,
          confirm: M.add,
          note: M.leftOut,
          linked: { ids: members.map(({ id }) => id), why: M.already },
          room: { left: GROUP_LIMIT - members.length, why: M.fullWhy },
          pageSize: PAGE_SIZE,
        }}
        onClose={() => setOpen(null)}
        onChosen={add}
        onEdited={(trigger) => addKnown([trigger])}
      />
    </Section>
  )
}
