import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'
import { OPEN_IN_TAGS } from '../debugger-messages.ts'
import { useDebugger } from '../use-debugger.ts'
import styles from './open-in-product.module.css'

const M = {
  tag: OPEN_IN_TAGS,
  variable: msg('debugger.open.variable', 'Open in Variables'),
}

const PLACES = { tag: 'tags', variable: 'variables' } as const

/** A link from a tag or variable to its form in the product. A shared session has none. */
export function OpenInProduct({ kind, id }: { kind: 'tag' | 'variable'; id: string }) {
  const { t } = useI18n()
  const { site } = useDebugger()
  if (!site) return null
  return (
    <p className={styles.line}>
      <Link className="link link-alone" to={`/tag/app/${site.id}/${PLACES[kind]}/${id}/edit` as string}>
        {t(M[kind])}
      </Link>
    </p>
  )
}
