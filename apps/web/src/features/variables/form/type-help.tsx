import { msg } from '@waymark/domain/message'
import { HelpLink } from '#items/help-link.tsx'
import styles from './form.module.css'

const ABOUT = msg('variables.about-types', 'About variable types')

/** The help page of a type of variable. */
export const TypeHelp = ({ topic }: { topic: string }) => (
  <HelpLink topic={topic} label={ABOUT} className={styles.help} />
)
