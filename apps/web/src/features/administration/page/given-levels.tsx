import { msg } from '@waymark/domain/message'
import type { DefaultLevel } from '@waymark/domain/session'
import type { Site } from '@waymark/domain/site'
import { type FieldApi, insertRow, removeRow } from '@waymark/forms/form'
import type { DefaultLevelRow } from '@waymark/forms/models/sign-in-policy'
import { IconButton, LabelButton, Select } from '@waymark/ui/controls'
import { FieldGroup, stayInList } from '@waymark/ui/form'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteField } from '#sites/site-field/site-field.tsx'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { LEVEL_NAMES } from './level-names.ts'
import styles from './page.module.css'

const LEVELS = ['view', 'edit', 'publish', 'manage'] as const

const M = {
  add: msg('sign-in-policy.add-site', 'Add website'),
  choose: msg('sign-in-policy.choose-site', 'Website or meta-site'),
  already: msg('sign-in-policy.site-listed', 'Already in the list'),
  level: msg('sign-in-policy.level-on', 'Level on {site}'),
  remove: msg('sign-in-policy.remove-site', 'Remove {site}'),
  search: msg('sign-in-policy.search-level', 'Search levels'),
  empty: msg('sign-in-policy.no-level', 'No level matches'),
}

/** A field of levels that members get on chosen websites and meta-sites. */
export function GivenLevels({
  field: given,
  label,
  hint,
  none,
  readOnly,
}: {
  field: FieldApi<readonly DefaultLevelRow[]>
  label: string
  hint: string
  /** Shown while there is no row. */
  none: string
  readOnly: boolean
}) {
  const { t, edited } = useFieldText()
  const field = useField(given)
  const [choosing, setChoosing] = useState(false)
  const [added, setAdded] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog around it stays open.
    event.preventDefault()
    setChoosing(false)
    button.current?.focus()
  }
  const add = (site: Site | null) => {
    setChoosing(false)
    if (!site) return
    const row = { site_id: site.id, site_name: site.attributes.name, site_type: site.type, level: 'view' as const }
    field.setValue(insertRow(field.value, row))
    setAdded(site.id)
  }
  return (
    <FieldGroup
      label={label}
      hint={hint}
      edited={edited(field.edited)}
      action={
        !readOnly && (
          <LabelButton ref={button} icon="plus" aria-expanded={choosing} onPress={() => setChoosing(!choosing)}>
            {t(M.add)}
          </LabelButton>
        )
      }
    >
      {field.value.length === 0 && !choosing && <p className="t-muted">{none}</p>}
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
      {choosing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button has opened.
        <div className={styles.choosing} onKeyDown={onKeyDown}>
          <SiteField
            label={t(M.choose)}
            kind="all"
            action="edit"
            value={null}
            autoFocus
            onChange={add}
            refusal={({ id }) => (field.value.some(({ site_id }) => site_id === id) ? t(M.already) : undefined)}
          />
        </div>
      )}
    </FieldGroup>
  )
}

function LevelRow({
  row,
  focused,
  readOnly,
  onChange,
  onRemove,
}: {
  row: DefaultLevelRow
  /** Whether it has just been added: it takes the focus. */
  focused: boolean
  readOnly: boolean
  onChange: (level: DefaultLevel) => void
  onRemove: () => void
}) {
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
              aria-label={t(M.level, { site })}
              value={row.level}
              onChange={onChange}
              options={LEVELS.map((value) => ({ value, label: t(LEVEL_NAMES[value]) }))}
              searchLabel={t(M.search)}
              emptyText={t(M.empty)}
              readOnly={readOnly}
            />
          </div>
          {!readOnly && (
            <IconButton
              icon="x"
              label={t(M.remove, { site })}
              onPress={(event) => {
                stayInList(event.currentTarget)
                onRemove()
              }}
            />
          )}
        </>
      }
    />
  )
}
