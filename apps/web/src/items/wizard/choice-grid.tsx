import { Icon, type IconName } from '@waymark/ui/icon'
import { type KeyboardEvent, useRef } from 'react'
import styles from './wizard.module.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly about: string
  readonly icon: IconName
  /** An example as code: an event, a path, a value. */
  readonly example?: string | undefined
  /** Why it cannot be chosen here; it is shown with this reason. */
  readonly refusal?: string | undefined
}

export interface ChoiceGroup<Value extends string> {
  readonly key: string
  /** Absent where there is only one group. */
  readonly title?: string
  readonly choices: readonly Choice<Value>[]
}

/** A radio group of tiles. Arrows move in reading order over all groups, Enter or a double click continues. */
export function ChoiceGrid<Value extends string>({
  label,
  groups,
  value,
  onChange,
  onConfirm,
  takesFocus,
  wide = false,
}: {
  label: string
  groups: readonly ChoiceGroup<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  onConfirm: (value: Value) => void
  /** Whether to focus the chosen tile, else the first available one. */
  takesFocus: boolean
  /** Few large tiles, with a sentence and perhaps an example. */
  wide?: boolean
}) {
  const grid = useRef<HTMLDivElement>(null)
  const choices = groups.flatMap((group) => group.choices)
  const first = choices.find(({ refusal }) => refusal === undefined) ?? choices[0]
  const focusable = (choices.find((choice) => choice.value === value) ?? first)?.value

  const keys = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
    const at = tiles.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const choice = choices[at]
    if (by !== undefined) {
      const next = (at + by + tiles.length) % tiles.length
      tiles[next]?.focus()
      const moved = choices[next]
      if (moved && moved.refusal === undefined) onChange(moved.value)
    } else if (event.key === 'Enter') {
      // Repeated events of the held key that opened the wizard are ignored.
      if (choice && choice.refusal === undefined && !event.repeat) onConfirm(choice.value)
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={grid}
      className={wide ? `${styles.grid} ${styles.gridWide}` : styles.grid}
      role="radiogroup"
      aria-label={label}
      onKeyDown={keys}
      tabIndex={-1}
    >
      {groups.map((group) => (
        <section key={group.key} id={`kind-${group.key}`}>
          {group.title && (
            <h3 className={styles.kind}>
              {group.title} {!wide && <span className={styles.count}>{group.choices.length}</span>}
            </h3>
          )}
          <div className={wide ? `${styles.tiles} ${styles.tilesWide}` : styles.tiles}>
            {group.choices.map((choice) => (
              <Tile
                key={choice.value}
                choice={choice}
                chosen={choice.value === value}
                focusable={choice.value === focusable}
                takesFocus={takesFocus && choice.value === focusable}
                onChange={onChange}
                onConfirm={onConfirm}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Tile<Value extends string>({
  choice,
  chosen,
  focusable,
  takesFocus,
  onChange,
  onConfirm,
}: {
  choice: Choice<Value>
  chosen: boolean
  focusable: boolean
  takesFocus: boolean
  onChange: (value: Value) => void
  onConfirm: (value: Value) => void
}) {
  const { value, name, about, icon, example, refusal } = choice
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot hold a tile.
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-disabled={refusal !== undefined || undefined}
      tabIndex={focusable ? 0 : -1}
      // biome-ignore lint/a11y/noAutofocus: the window of the wizard has just opened.
      autoFocus={takesFocus}
      className={styles.tile}
      onClick={() => refusal === undefined && onChange(value)}
      onDoubleClick={() => refusal === undefined && onConfirm(value)}
    >
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          {refusal !== undefined && <Icon name="lock" />}
          {refusal ?? about}
        </span>
        {example && refusal === undefined && <code className={styles.example}>{example}</code>}
      </span>
    </button>
  )
}
