import { TEMPLATE_APPEARANCES } from '@waymark/domain/tag'
import { Icon } from '@waymark/ui/icon'
import styles from './tags-priority.module.css'
import type { ListedTag } from './use-priorities.ts'

/** The template icon and the name of a tag in a row, with a caption below it if there is one. */
export function TagName({ tag, caption }: { tag: ListedTag; caption?: string | undefined }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={TEMPLATE_APPEARANCES[tag.template].icon} />
      </span>
      <span className={styles.name} title={tag.name} data-off={caption !== undefined || undefined}>
        <span className="truncate">{tag.name}</span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </span>
    </>
  )
}
