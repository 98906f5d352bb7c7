import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Dialog as HeadlessDialog } from '@headlessui/react'
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes/classes.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { MarkedText } from '../controls/marked-text.tsx'
import { useDocumentMark } from '../floating/document-mark.ts'
import popupRow from '../floating/popup-row.module.css'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { Spinner } from '../icon/spinner.tsx'
import { delegateFocus } from '../overlay/delegate-focus.ts'
import styles from './command-palette.module.css'

export interface PaletteItem {
  key: string
  icon?: IconName
  label: string
  hint?: ReactNode
  /** Why it cannot be chosen now; shown in place of the hint. */
  disabledReason?: string | undefined
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  /** The name of the dialog and of its field: "Search or jump to". */
  label: string
  /** The name of the close button, which is shown where the palette fills the window. */
  closeLabel: string
  query: string
  onQuery: (query: string) => void
  /** At the end of the field: the website's name. */
  place?: ReactNode
  listLabel: string
  /** A `foot` group stays below the rows that scroll, without its heading. */
  groups: readonly { label: string; items: readonly PaletteItem[]; foot?: boolean }[]
  /** `elsewhere` when Ctrl or Cmd is held: a new tab. */
  onChoose: (key: string, how: { elsewhere: boolean }) => void
  pending?: boolean
  /** Shown without results: that nothing was found or, while pending, that it is searching. */
  emptyText: string
  /** Keys and what they do, at the foot. */
  foot?: ReactNode
}

/**
 * A search over items and actions: a combobox in a dialog.
 *
 * | Key | What it does |
 * |---|---|
 * | Down, Up | moves among the results |
 * | Enter | opens the marked one; the first one if none was marked |
 * | Ctrl+Enter, Cmd+Enter | opens it in a new tab, where the page supports it |
 * | Esc | closes it |
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label, closeLabel, query, onQuery, place } = props
  const { listLabel, groups, onChoose, pending, emptyText, foot } = props
  const elsewhere = useRef(false)
  const filled = groups.filter((group) => group.items.length > 0)
  const first = filled.flatMap(({ items }) => items).find(({ disabledReason }) => disabledReason === undefined)
  // Enter pressed while results are pending opens the first one, unless arrow keys were used.
  const moved = useRef(false)
  const [entered, setEntered] = useState(false)
  const record = (event: KeyboardEvent | MouseEvent) => {
    elsewhere.current = event.ctrlKey || event.metaKey
    if (!('key' in event)) return
    if (event.key.startsWith('Arrow')) moved.current = true
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !pending || moved.current) return
    event.preventDefault()
    event.stopPropagation()
    setEntered(true)
  }
  const type = (text: string) => {
    moved.current = false
    setEntered(false)
    onQuery(text)
  }
  useEffect(() => {
    if (!entered || pending) return
    setEntered(false)
    if (first) onChoose(first.key, { elsewhere: elsewhere.current })
  }, [entered, pending])
  useDocumentMark('dialog', open)
  const field = useRef<HTMLInputElement>(null)
  return (
    <HeadlessDialog
      ref={(dialog: HTMLElement | null) => delegateFocus(dialog, () => field.current)}
      open={open}
      onClose={onClose}
      aria-label={label}
      className={styles.scrim ?? ''}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the palette closes it, as Esc does. */}
      <div className={styles.beside} onClick={onClose} />
      <div className={styles.palette} onKeyDownCapture={record} onMouseDownCapture={record}>
        <Combobox<string | null>
          immediate
          value={null}
          onChange={(key) => {
            const item = filled.flatMap(({ items }) => items).find((candidate) => candidate.key === key)
            if (item && item.disabledReason === undefined) onChoose(item.key, { elsewhere: elsewhere.current })
          }}
        >
          <div className={styles.field}>
            <Icon name="search" size="large" tone="muted" />
            <ComboboxInput
              ref={field}
              data-autofocus
              aria-label={label}
              placeholder={label}
              autoComplete="off"
              spellCheck={false}
              displayValue={() => query}
              value={query}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.preventDefault()
                onClose()
              }}
            />
            {pending && <Spinner />}
            {place && <span className={styles.place}>{place}</span>}
            <IconButton icon="x" label={closeLabel} tooltip="" onPress={onClose} className={styles.close} />
          </div>
          <ComboboxOptions static modal={false} aria-label={listLabel} className={styles.list ?? ''}>
            {filled.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is not a fieldset.
              <div
                key={group.label}
                role="group"
                aria-label={group.label}
                className={group.foot ? styles.last : undefined}
              >
                {!group.foot && (
                  <div className={classes(popupRow.heading, styles.heading)} role="presentation" aria-hidden="true">
                    {group.label}
                  </div>
                )}
                {group.items.map((item) => (
                  <ComboboxOption key={item.key} as={Fragment} value={item.key}>
                    <PaletteRow item={item} search={group.foot ? '' : query} />
                  </ComboboxOption>
                ))}
              </div>
            ))}
          </ComboboxOptions>
        </Combobox>
        {filled.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        <p role="status" className="sr-only">
          {filled.length === 0 ? emptyText : ''}
        </p>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </HeadlessDialog>
  )
}

/** One row; an unavailable one is still reachable by keyboard and described by its reason. */
function PaletteRow({ item, search, ...given }: ComponentProps<'div'> & { item: PaletteItem; search: string }) {
  const reasonId = useId()
  const { disabledReason } = item
  return (
    <div
      {...given}
      className={styles.option}
      {...(disabledReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={classes('truncate', styles.label)}>
        <MarkedText text={item.label} search={search} />
      </span>
      {disabledReason !== undefined ? (
        <span className={classes('truncate', styles.hint)} id={reasonId}>
          {disabledReason}
        </span>
      ) : (
        item.hint && <span className={classes('truncate', styles.hint)}>{item.hint}</span>
      )}
    </div>
  )
}
