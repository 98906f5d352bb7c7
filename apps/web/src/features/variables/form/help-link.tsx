import { msg } from '@waymark/domain/message'
import { useWords } from '../../../words/use-words.ts'
import styles from './form.module.css'

const ABOUT = msg('variables.about-types', 'About variable types')

/** The help page of variable types, or of one of them. */
export function HelpLink({ topic }: { topic: string }) {
  const { say } = useWords()
  return (
    <a href={`/help/${topic}`} target="_blank" rel="noreferrer" className={`link ${styles.help}`}>
      {say(ABOUT)}
    </a>
  )
}
