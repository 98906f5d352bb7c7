import type { Formatted } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import {
  type EcommerceId,
  PRESETS,
  type Preset,
  type PresetChange,
  presetChanges,
  presetExample,
  presetReferences,
  type Template,
  withPreset,
} from '@waymark/domain/tag/templates'
import type { TagValues } from '@waymark/forms/models/tag'
import { Button, RadioGroup } from '@waymark/ui/controls'
import { Table } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { Note } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useVariableNames } from '#form/controls/use-variable-names.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import styles from './preset-dialog.module.css'
import { FILL_FROM_PRESET } from './preset-messages.ts'

const M = {
  sub: msg('presets.sub', 'Pick how your shop pushes its data. Nothing is saved until you save the tag.'),
  apply: msg('presets.apply', 'Apply preset'),
  presets: msg('presets.presets', 'Preset'),
  changes: msg('presets.changes', 'What changes'),
  count: msg('presets.count', '{count, plural, one {# field} other {# fields}}'),
  field: msg('presets.field', 'Field'),
  now: msg('presets.now', 'Now'),
  after: msg('presets.after', 'After'),
  becomes: msg('presets.becomes', 'becomes'),
  empty: msg('presets.empty', 'Empty'),
  same: msg('presets.same', 'The form already has these values.'),
  replaces: msg(
    'presets.replaces',
    'Replaces the products array, currency, product mapping and category levels. Levels 2 to 5 of your category mapping are cleared.',
  ),
  replacesOrder: msg(
    'presets.replaces-order',
    'Replaces the products array, currency, product mapping, category levels and order fields. Levels 2 to 5 of your category mapping are cleared.',
  ),
  unknown: msg(
    'presets.unknown-variables',
    'The preset reads {count, plural, one {a variable that does not exist yet} other {variables that do not exist yet}}: {names}. Add {count, plural, one {it as a data layer variable} other {them as data layer variables}}.',
  ),
}

const ALL = Object.keys(PRESETS) as Preset[]

/** The presets of an ecommerce template with what each would change in the form. */
export default function PresetDialog({
  template,
  options,
  onCancel,
  onApply,
}: {
  template: Template<EcommerceId>
  /** The options of the form as they are now. */
  options: TagValues['options']
  onCancel: () => void
  onApply: (preset: Preset, filled: TagValues['options']) => void
}) {
  const { t } = useI18n()
  const { list } = useFormats()
  const { known } = useVariableNames()
  const [preset, setPreset] = useState<Preset>(ALL[0]!)
  const changes = presetChanges(template, preset, options)
  const filled = withPreset(template, preset, options)
  const unknown = known ? [...presetReferences(template, preset, options)].filter((name) => !known.has(name)) : []
  const replaces = template.id === 'ecommerce-order' ? M.replacesOrder : M.replaces
  return (
    <Dialog
      open
      onClose={onCancel}
      closeLabel={t(CLOSE)}
      width={840}
      title={t(FILL_FROM_PRESET)}
      sub={t(M.sub)}
      bodyClassName={styles.body}
      foot={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {t(CANCEL)}
          </Button>
          <Button
            variant="primary"
            disabledReason={changes.length === 0 ? t(M.same) : undefined}
            onPress={() => onApply(preset, filled)}
          >
            {t(M.apply)}
          </Button>
        </>
      }
    >
      <div className={styles.presets}>
        <RadioGroup<Preset>
          label={t(M.presets)}
          value={preset}
          onChange={setPreset}
          autoFocus
          options={ALL.map((value) => ({
            value,
            label: t(PRESETS[value].name),
            hint: (
              <Trans
                message={PRESETS[value].about}
                values={{ example: presetExample(value, template.id) ?? '' }}
                components={{ code: <code /> }}
              />
            ),
          }))}
        />
      </div>
      <section className={styles.changes} aria-live="polite">
        <h3>
          {t(M.changes)} <span>{t(M.count, { count: changes.length })}</span>
        </h3>
        {changes.length === 0 ? <p>{t(M.same)}</p> : <Changes changes={changes} />}
      </section>
      <div className={styles.notes}>
        <Note tone="warning">{t(replaces)}</Note>
        {unknown.length > 0 && <Note tone="info">{t(M.unknown, { count: unknown.length, names: list(unknown) })}</Note>}
      </div>
    </Dialog>
  )
}

function Changes({ changes }: { changes: readonly PresetChange[] }) {
  const { t } = useI18n()
  return (
    <Table
      label={t(M.changes)}
      density="compact"
      columns={[
        { key: 'field', head: t(M.field), width: '19%', wrap: true },
        { key: 'now', head: t(M.now), wrap: true },
        { key: 'arrow', head: '', label: t(M.becomes), width: '28px' },
        { key: 'after', head: t(M.after), width: '48%', wrap: true },
      ]}
      rows={changes.map(({ key, label, from, to }) => ({
        key,
        cells: [
          t(label),
          <span className="t-muted">
            <Value value={from} />
          </span>,
          <Icon name="arrow-right" size="small" />,
          <span className="t-strong">
            <Value value={to} />
          </span>,
        ],
      }))}
    />
  )
}

/** A text of the form, a choice by its name, or a word for an empty field. */
function Value({ value }: { value: Formatted }) {
  const { t } = useI18n()
  if (value.as === 'message') return t(value.message)
  if (value.as !== 'text') return null
  if (value.text === '') return <i>{t(M.empty)}</i>
  return (
    <code>
      <WithReferences text={value.text} />
    </code>
  )
}
