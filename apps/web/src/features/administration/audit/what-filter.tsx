import { AUDIT_GROUPS, type AuditGroup } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { CheckList } from '@waymark/ui/controls'
import { FilterColumn, FilterPopover, FilterSection } from '@waymark/ui/data'
import { useState } from 'react'
import { CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { APPLY, CLEAR } from '#items/list/filter/filter-messages.ts'
import styles from './audit.module.css'
import { GROUP_ICONS, GROUP_NAMES } from './audit-names.ts'

const M = {
  what: msg('audit.what', 'What'),
  all: msg('audit.all-kinds', 'All kinds'),
  several: msg('audit.kinds', '{count, plural, one {# kind} other {# kinds}}'),
  title: msg('audit.what.title', 'Kinds of entries'),
}

type Groups = readonly AuditGroup[]

/** Narrows the log to kinds of entries; without a choice all of them are shown. */
export function WhatFilter({ what = [], onChange }: { what: Groups | undefined; onChange: (what: Groups) => void }) {
  const { t } = useI18n()
  const [edited, setEdited] = useState<Groups>(what)
  const [first] = what
  const value = first === undefined ? t(M.all) : what.length === 1 ? t(GROUP_NAMES[first]) : undefined
  return (
    <div className={styles.filter}>
      <FilterPopover
        label={t(M.title)}
        shown={{ name: t(M.what), value: value ?? t(M.several, { count: what.length }) }}
        closeLabel={t(CLOSE)}
        clearLabel={t(CLEAR)}
        applyLabel={t(APPLY)}
        onOpen={() => setEdited(what)}
        onClear={() => setEdited([])}
        onApply={() => onChange(AUDIT_GROUPS.filter((group) => edited.includes(group)))}
      >
        <FilterColumn>
          <FilterSection title={t(M.title)}>
            {(id) => (
              <CheckList<AuditGroup>
                labelledBy={id}
                options={AUDIT_GROUPS.map((group) => ({
                  value: group,
                  label: t(GROUP_NAMES[group]),
                  icon: GROUP_ICONS[group],
                }))}
                values={edited}
                onChange={setEdited}
                emptyText=""
              />
            )}
          </FilterSection>
        </FilterColumn>
      </FilterPopover>
    </div>
  )
}
