import { msg } from '@waymark/domain/message'
import { DefaultLevel } from '@waymark/domain/user'
import { type FieldApi, insertRow, removeRow } from '@waymark/forms/form'
import type { DefaultLevelRow } from '@waymark/forms/models/sign-in-policy'
import { IconButton, Select } from '@waymark/ui/controls'
import { FieldGroup, focusAfterRemove } from '@waymark/ui/form'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { useEffect, useRef, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { ADD_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { LEVEL_NAMES } from './level-names.ts'
import styles from './page.module.css'
import { ALREADY_LISTED, LEVEL_ON, SITE } from './page-messages.ts'
import { useSiteChoice } from './use-site-choice.tsx'

const REMOVE = msg('administration.remove-site', 'Remove {site}')

interface GivenLevelsProps {
  field: FieldApi<readonly DefaultLevelRow[]>
  label: string
  hint: string
  /** Shown while there is no row. */
  none: string
  readOnly: boolean
}

/** A field of levels that members get on chosen websites and meta-sites. */
export function GivenLevels({ field: given, label, hint, none, readOnly }: GivenLevelsProps) {
  const { t, edited } = useFieldText()
  const field = useField(given)
  const [added, setAdded] = useState<string>()
  const choice = useSiteChoice({
    add: t(ADD_WEBSITE),
    label: t(SITE),
    kind: 'all',
    action: 'edit',
    refusal: ({ id }) => (field.value.some(({ site_id }) => site_id === id) ? t(ALREADY_LISTED) : undefined),
    onChoose: ({ id, type, attributes: { name } }) => {
      field.setValue(insertRow(field.value, { site_id: id, site_name: name, site_type: type, level: 'view' as const }))
      setAdded(id)
    },
  })
  return (
    <FieldGroup label={label} hint={hint} edited={edited(field.edited)} action={!readOnly && choice.button}>
      {field.value.length === 0 && !choice.isOpen && <p className="t-muted">{none}</p>}
      {field.value.length > 0 && (
        <LinkRows label={label}>
          {field.value.map((row) => (
            <LevelRow
              key={row.key}
              row={row}
              focused={row.site_id === added}
              readOnly={readOnly}
              onChange={field.at(row.key).at('level').setValue}
              onRemove={() => field.setValue(removeRow(field.value, row.key))}
            />
          ))}
        </LinkRows>
      )}
      {choice.field}
    </FieldGroup>
  )
}

interface LevelRowProps {
  row: DefaultLevelRow
  /** Whether it has just been added: it takes the focus. */
  focused: boolean
  readOnly: boolean
  onChange: (level: DefaultLevel) => void
  onRemove: () => void
}

function LevelRow({ row, focused, readOnly, onChange, onRemove }: LevelRowProps) {
  const { t } = useI18n()
  const select = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) select.current?.querySelector('button')?.focus()
  }, [focused])
  const site = row.site_name
  return (
    <LinkRow
      icon={<SiteGlyph site={{ id: row.site_id, type: row.site_type, attributes: { name: site } }} />}
      name={site}
      actions={
        <>
          <div ref={select} className={styles.level}>
            <Select
              size="small"
              aria-label={t(LEVEL_ON, { site })}
              value={row.level}
              onChange={onChange}
              options={DefaultLevel.options.map((value) => ({ value, label: t(LEVEL_NAMES[value]) }))}
              readOnly={readOnly}
            />
          </div>
          {!readOnly && (
            <IconButton
              icon="x"
              label={t(REMOVE, { site })}
              onPress={(event) => {
                focusAfterRemove(event.currentTarget)
                onRemove()
              }}
            />
          )}
        </>
      }
    />
  )
}
