import { Section } from '@waymark/ui/layout'
import styles from './firing-placeholder.module.css'

/** Keeps the place of the section about firing while it is being loaded, so that nothing below it moves. */
export const FiringPlaceholder = () => (
  <Section id="section-firing" title="">
    <div className={styles.place} />
  </Section>
)
