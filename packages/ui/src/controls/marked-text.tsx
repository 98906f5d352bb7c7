import styles from './marked-text.module.css'
import { plain } from './option.ts'

/** A text with its first match of the search marked, ignoring accents and case. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const wanted = plain(search.trim())
  const at = wanted === '' || plain(text).length !== text.length ? -1 : plain(text).indexOf(wanted)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.found}>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  )
}
