import { Dialog as HeadlessDialog } from '@headlessui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { MarkedText } from '../controls/marked-text.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Spinner } from '../icon/spinner.tsx'
import { useDocumentMark } from '../overlay/document-mark.ts'
import styles from './command-palette.module.css'

export interface PaletteItem {
  key: string
  icon?: IconName
  label: string
  hint?: ReactNode
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  /** The name of the dialog and of its field: "Search or jump to". */
  label: string
  query: string
  onQuery: (query: string) => void
  /** At the end of the field: the website's name. */
  place?: ReactNode
  listLabel: string
  groups: readonly { label: string; items: readonly PaletteItem[] }[]
  /** `elsewhere` when Ctrl or Cmd is held: a new tab. */
  onChoose: (key: string, how: { elsewhere: boolean }) => void
  pending?: boolean
  /** Said when there is nothing; while pending, that it is searching. */
  emptyText: string
  /** Keys and what they do, at the foot. */
  foot?: ReactNode
}

/** One field that searches everything and knows every action. */
export function CommandPalette(props: CommandPaletteProps) {
  useDocumentMark('dialog', props.open)
  return (
    <HeadlessDialog open={props.open} onClose={props.onClose} aria-label={props.label} className={styles.scrim ?? ''}>
      <Content {...props} />
    </HeadlessDialog>
  )
}

function Content({
  onClose,
  label,
  query,
  onQuery,
  place,
  listLabel,
  groups,
  onChoose,
  pending,
  emptyText,
  foot,
}: CommandPaletteProps) {
  const id = useId()
  const [wanted, setActive] = useState<string | null>(null)
  const items = groups.flatMap((group) => group.items)
  const found = items.findIndex((item) => item.key === wanted)
  const at = Math.max(0, found)
  const active = items[at]
  const optionId = (key: string) => `${id}${encodeURIComponent(key)}`
  useEffect(() => {
    if (active) document.getElementById(`${id}${encodeURIComponent(active.key)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  const keys = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      PageDown: Math.min(items.length - 1, at + 8),
      PageUp: Math.max(0, at - 8),
    }[event.key]
    if (to !== undefined) setActive(items[to]?.key ?? null)
    else if (event.key === 'Enter' && active) onChoose(active.key, { elsewhere: event.ctrlKey || event.metaKey })
    else return
    event.preventDefault()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the palette closes it, as Esc does. */}
      <div className={styles.beside} onClick={onClose} />
      <div className={styles.palette}>
        <div className={styles.field}>
          <Icon name="search" size="large" tone="muted" />
          <input
            data-autofocus
            role="combobox"
            aria-label={label}
            placeholder={label}
            aria-expanded={items.length > 0}
            aria-autocomplete="list"
            aria-controls={`${id}list`}
            aria-activedescendant={active ? optionId(active.key) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setActive(null)
              onQuery(event.target.value)
            }}
            onKeyDown={keys}
          />
          {pending && <Spinner />}
          {place && <span className={styles.place}>{place}</span>}
        </div>
        <div id={`${id}list`} role="listbox" aria-label={listLabel} className={styles.list} tabIndex={-1}>
          {groups
            .filter((group) => group.items.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is not a fieldset.
              <div key={group.label} role="group" aria-label={group.label}>
                <div className={styles.heading} aria-hidden="true">
                  {group.label}
                </div>
                {group.items.map((item) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys.
                  <div
                    key={item.key}
                    id={optionId(item.key)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={item === active}
                    className={styles.option}
                    onPointerMove={() => wanted !== item.key && setActive(item.key)}
                    onClick={(event) => onChoose(item.key, { elsewhere: event.ctrlKey || event.metaKey })}
                  >
                    {item.icon && <Icon name={item.icon} />}
                    <span className="truncate">
                      <MarkedText text={item.label} search={query} />
                    </span>
                    {item.hint && <span className={styles.hint}>{item.hint}</span>}
                  </div>
                ))}
              </div>
            ))}
        </div>
        {items.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        <p role="status" className="sr-only">
          {items.length === 0 ? emptyText : ''}
        </p>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </>
  )
}
