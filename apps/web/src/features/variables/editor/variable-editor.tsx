import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
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
import { changedVariableParts, createVariableForm } from '@waymark/forms/models/variable'
import { ContentSheet, Note } from '@waymark/ui/layout'
import { useEffect, useMemo, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { useSite } from '#data/known.ts'
import { accessQuery } from '#data/sites.ts'
import { variableQuery } from '#data/variable-list.ts'
import { LoopingNames } from '#form/controls/use-variable-names.ts'
import { useForm } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EditSheet } from '#items/editor/edit-sheet.tsx'
import { ItemHead } from '#items/editor/item-head.tsx'
import { ReferenceNotes } from '../form/reference-notes.tsx'
import { VariableSettings } from '../form/settings.tsx'
import { VariableFacts } from './facts.tsx'
import { useSaveVariable } from './use-save-variable.ts'
import { VariableActions } from './variable-actions.tsx'

const M = {
  viewOnly: msg('variables.editor.view-only', 'You can view this variable, but you need edit permission to change it'),
  abandoned: msg(
    'variables.editor.abandoned',
    'This type of variable is no longer supported, so it never has a value. It can be renamed, copied and deleted.',
  ),
}

/** The screen of one variable. It starts over for another one, and when it was changed elsewhere and nothing is typed. */
export function VariableEditor({ appId, variableId }: { appId: string; variableId: string }) {
  const { data: variable, error } = useSuspenseQuery(variableQuery(appId, variableId))
  usePageTitle(variable.attributes.name)
  const stored = variable.attributes.builtin ? undefined : variableForm(variable)
  return stored ? (
    <EditableVariable key={variableId} appId={appId} variable={variable} unread={error} stored={stored} />
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
    /** What is said about it above the variable. */
    note: viewOnly ? t(M.viewOnly) : change,
  }
}

function EditableVariable({ appId, variable, unread, stored }: Props & { unread: Error | null; stored: VariableForm }) {
  const site = useSite()
  const refusals = useRefusals(appId, variable)
  const [form] = useState(() => createVariableForm(stored))
  const { spot, values, initial, dirty, wrong, submitting } = useForm(form)
  const save = useSaveVariable(appId, variable.id, form)
  const parts = dirty ? changedVariableParts(initial, values) : []
  const { name, updated_at } = variable.attributes
  const dependents = variable.meta?.dependent_variables?.join('\n') ?? ''
  const looping = useMemo(
    () => ({ name, dependents: new Set(dependents === '' ? [] : dependents.split('\n')) }),
    [name, dependents],
  )

  // What the server has may be newer than what the form began with; it replaces what nobody has changed.
  useEffect(() => {
    if (!form.get().submitting && !dirty) form.send({ type: 'reset', to: stored })
  }, [updated_at, name])

  return (
    <LoopingNames value={looping}>
      <EditSheet
        appId={appId}
        icon={VARIABLE_APPEARANCES[variable.attributes.variable_type].icon}
        name={name}
        unread={unread}
        form={{ dirty, wrong, submitting }}
        parts={parts}
        mayEdit={refusals.edit === undefined}
        onSave={() => void save()}
        onReset={() => form.send({ type: 'reset' })}
        onReveal={() => form.send({ type: 'reveal' })}
        head={({ onDeleted }) => (
          <>
            <VariableHead appId={appId} variable={variable} refusal={refusals.change} onDeleted={onDeleted} />
            <VariableFacts variable={variable} site={site} />
            {refusals.note !== undefined && <LockedNote why={refusals.note} />}
            <ReferenceNotes form={values} />
          </>
        )}
      >
        <VariableSettings spot={spot} readOnly={refusals.edit !== undefined || submitting} />
      </EditSheet>
    </LoopingNames>
  )
}

/** A variable nobody can edit: a built-in one, or one whose type is no longer known. */
function FixedVariable({ appId, variable }: Props) {
  const { t } = useI18n()
  const site = useSite()
  const refusals = useRefusals(appId, variable)
  const { builtin, value } = variable.attributes
  return (
    <ContentSheet>
      <VariableHead appId={appId} variable={variable} refusal={refusals.change} onDeleted={() => undefined} />
      <VariableFacts variable={variable} site={site} />
      {!builtin && <Note tone="danger">{t(M.abandoned)}</Note>}
      {refusals.note !== undefined && <LockedNote why={refusals.note} />}
      {value && <pre>{value}</pre>}
    </ContentSheet>
  )
}

const LockedNote = ({ why }: { why: string }) => (
  <Note tone="neutral" icon="lock">
    {why}
  </Note>
)

function VariableHead({
  appId,
  variable,
  refusal,
  onDeleted,
}: Props & { refusal: string | undefined; onDeleted: () => void }) {
  const { t } = useI18n()
  const { name, variable_type, updated_at } = variable.attributes
  return (
    <ItemHead
      icon={VARIABLE_APPEARANCES[variable_type].icon}
      name={name}
      type={t(VARIABLE_APPEARANCES[variable_type].name)}
      updatedAt={updated_at}
      actions={<VariableActions appId={appId} variable={variable} refusal={refusal} onDeleted={onDeleted} />}
    />
  )
}
