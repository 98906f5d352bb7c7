import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './version-overview.module.css'

/** A text beyond this is cut until it is opened, so that the changes below it stay in sight. */
const LONG = { characters: 700, lines: 8 }

/** The description of a version with its line breaks. */
export function VersionDescription({ text }: { text: string }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines
  return (
    <>
      <p className={styles.description} data-cut={isLong && !open ? '' : undefined}>
        {text}
      </p>
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={open} onPress={() => setOpen(!open)}>
          {t(open ? msg('version.description-less', 'Show less') : msg('version.description-more', 'Show all'))}
        </Button>
      )}
    </>
  )
}
