import { type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Button } from './button.tsx'
import styles from './file-drop.module.css'

export interface FileDropProps {
  label: ReactNode
  hint?: ReactNode
  button: string
  /** As of the file input: ".json,application/json". */
  accept?: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  pending?: boolean
  disabledReason?: string | undefined
  error?: ReactNode
}

/** Takes files by dropping them or by the button. */
export function FileDrop({
  label,
  hint,
  button,
  accept,
  multiple,
  onFiles,
  pending,
  disabledReason,
  error,
}: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const blocked = pending || disabledReason !== undefined
  const take = (files: FileList | null) => {
    if (!blocked && files && files.length > 0) onFiles([...files].slice(0, multiple ? undefined : 1))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hide its name behind a legend.
    <div
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}hint`}
      className={classes(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!blocked)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
        <path d="M12 6h11l7 7v20a1.500 1.500 0 0 1-1.500 1.500h-16.500A1.500 1.500 0 0 1 10.500 33V7.500A1.500 1.500 0 0 1 12 6ZM23 6v7h7M20.200 29V19M16.200 22.500l4-4 4 4" />
      </svg>
      <div className={styles.text}>
        <p id={`${id}label`} className={styles.label}>
          {label}
        </p>
        <div id={`${id}hint`}>
          {hint && <p className={styles.hint}>{hint}</p>}
          {error && <p className={styles.error}>{error}</p>}
        </div>
      </div>
      <Button pending={pending} disabledReason={disabledReason} onPress={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
