import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from './import.module.css'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

interface FileDropProps {
  /** As of the file input: ".json,application/json". */
  accept: string
  disabled: boolean
  onFile: (file: File) => void
  children: (drop: { choose: () => void; over: boolean }) => ReactNode
}

/**
 * Takes one file that is dropped anywhere on its children, or chosen: `children` get a function that opens the browser's
 * dialog, and whether a file is held over them.
 */
export function FileDrop({ accept, disabled, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen by a button inside.
    <div
      className={styles.dropArea}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {children({ choose: () => input.current?.click(), over })}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </div>
  )
}
