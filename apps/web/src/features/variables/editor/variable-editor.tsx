import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { can, type Permitted } from '@waymark/domain/permission'
import {
  mayChangeVariable,
  mayEditVariable,
  VARIABLE_APPEARANCES,
  type Variable,
  type VariableForm,
  variableForm,
} from '@waymark/domain/variable'
import type { Form } from '@waymark/forms/form'
import { CONSTANT_VALUE, changeVariableBody, createVariableForm } from '@waymark/forms/models/variable'
import { ContentSheet, Note, Section } from '@waymark/ui/layout'
import { useMemo, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { useChange } from '#data/api/change.ts'
import { useSite } from '#data/current-site.ts'
import { accessQuery } from '#data/sites.ts'
import { changeVariable, oneVariableQuery } from '#data/variables.ts'
import { LoopingNames } from '#form/controls/use-variable-names.ts'
import { useForm, useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EditSheet } from '#items/editor/edit-sheet.tsx'
import { ItemHead } from '#items/editor/item-head.tsx'
import { LockedNote } from '#items/editor/locked-note.tsx'
import { useItemForm } from '#items/merging/use-item-form.ts'
import { ReferenceNotes } from '../form/reference-notes.tsx'
import { VariableSettings } from '../form/settings.tsx'
import { VariableFacts } from './facts.tsx'
import styles from './variable-editor.module.css'

const M = {
  viewOnly: msg('variables.editor.view-only', 'You can view this variable, but you need edit permission to change it'),
  abandoned: msg(
    'variables.editor.abandoned',
    'This type of variable is no longer supported, so it never has a value. It can be renamed, copied and deleted.',
  ),
}

/** The screen of one variable. The form is reset for another one, and when it was changed elsewhere and is not dirty. */
export function VariableEditor({ appId, variableId }: { appId: string; variableId: string }) {
  const { data: variable, error } = useSuspenseQuery(oneVariableQuery(appId, variableId))
  usePageTitle(variable.attributes.name)
  const stored = variable.attributes.builtin ? undefined : variableForm(variable)
  return stored ? (
    <EditableVariable key={variableId} appId={appId} variable={variable} readError={error} stored={stored} />
  ) : (
    <FixedVariable key={variableId} appId={appId} variable={variable} />
  )
}

interface Props {
  readonly appId: string
  readonly variable: Variable
}

/** Why the variable may not be edited, and why it may not be renamed or deleted; absent where it may. */
function useRefusals(appId: string, { attributes }: Variable) {
  const { t } = useI18n()
  const { data: actions } = useQuery(accessQuery(appId))
  const viewOnly = !can(actions, 'edit').allowed
  const why = (permitted: Permitted) => (permitted.allowed ? undefined : t(permitted.why))
  const change = why(mayChangeVariable(attributes, actions))
  return {
    edit: why(mayEditVariable(attributes, actions)),
    change,
    /** The note above the variable. */
    note: viewOnly ? t(M.viewOnly) : change,
  }
}

function EditableVariable({
  appId,
  variable,
  readError,
  stored,
}: Props & { readError: Error | null; stored: VariableForm }) {
  const site = useSite()
  const refusals = useRefusals(appId, variable)
  const [form] = useState(() => createVariableForm(stored))
  const { submitting } = useForm(form)
  const queries = useQueryClient()
  const change = useChange(changeVariable)
  const { name, updated_at } = variable.attributes
  const dependents = variable.meta?.dependent_variables?.join('\n') ?? ''
  const looping = useMemo(
    () => ({ name, dependents: new Set(dependents === '' ? [] : dependents.split('\n')) }),
    [name, dependents],
  )

  const item = useItemForm({
    appId,
    itemId: variable.id,
    action: 'edit-variable',
    form,
    revision: variable.meta?.revision,
    version: variable.meta?.revision ?? updated_at ?? '',
    open: () => stored,
    reload: async () => {
      const fresh = await queries.fetchQuery({ ...oneVariableQuery(appId, variable.id), staleTime: 0 })
      return { revision: fresh.meta?.revision, values: variableForm(fresh) ?? stored }
    },
    send: (values, initial, revision) =>
      change.mutateAsync({
        params: { appId, variableId: variable.id },
        body: { data: changeVariableBody(variable.id, initial, values) },
        revision,
      }),
  })

  return (
    <LoopingNames value={looping}>
      <EditSheet
        appId={appId}
        icon={VARIABLE_APPEARANCES[variable.attributes.variable_type].icon}
        name={name}
        readError={readError}
        form={form}
        item={item}
        subject={{ kind: 'variable' }}
        head={({ onDeleted }) => (
          <>
            <ItemHead appId={appId} item={variable} refusal={refusals.change} onDeleted={onDeleted} />
            <VariableFacts variable={variable} site={site} />
            {refusals.note !== undefined && <LockedNote>{refusals.note}</LockedNote>}
            <FormNotes form={form} />
          </>
        )}
      >
        <VariableSettings form={form} readOnly={refusals.edit !== undefined || submitting} />
      </EditSheet>
    </LoopingNames>
  )
}

/** The notes about the references in a form. */
const FormNotes = ({ form }: { form: Form<VariableForm> }) => (
  <ReferenceNotes form={useFormValue(form, ({ get }) => get().values)} />
)

/** A variable that cannot be edited: a built-in one, or one whose type is no longer known. */
function FixedVariable({ appId, variable }: Props) {
  const { t } = useI18n()
  const site = useSite()
  const refusals = useRefusals(appId, variable)
  const { builtin, value } = variable.attributes
  return (
    <ContentSheet>
      <ItemHead appId={appId} item={variable} refusal={refusals.change} onDeleted={() => undefined} />
      <VariableFacts variable={variable} site={site} />
      {!builtin && <Note tone="danger">{t(M.abandoned)}</Note>}
      {refusals.note !== undefined && <LockedNote>{refusals.note}</LockedNote>}
      {value && (
        <Section title={t(CONSTANT_VALUE)} first>
          <code className={styles.value}>{value}</code>
        </Section>
      )}
    </ContentSheet>
  )
}
