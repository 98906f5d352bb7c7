import type { CopyForm, CopyOperation } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import type { Site } from '@waymark/domain/site'
import type { Form } from '@waymark/forms/form'
import { COPY_LABELS, chooseOperation, chooseTarget } from '@waymark/forms/models/copy'
import { Segmented } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { useFieldText } from '#form/controls/field-text.ts'
import { NameField } from '#form/name-field.tsx'
import { useField } from '#form/use-form.ts'
import { SiteField } from '#sites/site-field/site-field.tsx'
import type { Copying } from './copying.ts'
import { TriggersSwitch } from './triggers-switch.tsx'

const M = {
  duplicate: msg('copy.duplicate', 'Duplicate here'),
  toSite: msg('copy.to-site', 'Copy to another website'),
  here: msg('copy.here', 'This website: choose "Duplicate here"'),
}

interface CopyFieldsProps {
  kind: ItemKind
  appId: string
  /** The number of triggers of a tag. */
  triggers: number
  copying: Copying
  form: Form<CopyForm>
  /** The chosen website. */
  target: Site | null
  onTarget: (target: Site | null) => void
  readOnly: boolean
}

/** The name of a copy, whether it is made here or on another website, and for a tag what becomes of its triggers. */
export function CopyFields({ kind, appId, triggers, copying, form, target, onTarget, readOnly }: CopyFieldsProps) {
  const { t, errorText } = useFieldText()
  const operation = useField(form, 'operation').value
  const targetError = useField(form, 'targetApp').error
  const refusalOf = ({ allowed, ...rest }: Copying['duplicate']) => ('why' in rest ? t(rest.why) : undefined)
  return (
    <>
      <NameField
        label={t(COPY_LABELS.name)}
        field={form.field('name')}
        readOnly={readOnly}
        autoFocus
        onFocus={(event) => event.target.select()}
      />
      <FieldGroup label={t(COPY_LABELS.operation)}>
        <Segmented<CopyOperation>
          label={t(COPY_LABELS.operation)}
          fill
          value={operation}
          onChange={(next) => {
            if (readOnly) return
            chooseOperation(form, next)
            onTarget(null)
          }}
          options={[
            { value: 'duplicate', label: t(M.duplicate), disabledReason: refusalOf(copying.duplicate) },
            { value: 'copyToWebsite', label: t(M.toSite), disabledReason: refusalOf(copying.toSite) },
          ]}
        />
      </FieldGroup>
      {operation === 'copyToWebsite' && (
        <SiteField
          label={t(COPY_LABELS.targetApp)}
          kind={copying.targets === 'sites' ? 'app' : 'all'}
          action="edit"
          value={target}
          onChange={(site) => {
            if (readOnly) return
            onTarget(site)
            chooseTarget(form, site?.id ?? null)
          }}
          refusal={(site) => (site.id === appId ? (refusalOf(copying.duplicate) ?? t(M.here)) : undefined)}
          error={target ? undefined : errorText(targetError)}
        />
      )}
      {kind === 'tag' && <TriggersSwitch form={form} triggers={triggers} readOnly={readOnly} />}
    </>
  )
}
