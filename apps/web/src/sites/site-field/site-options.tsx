import { msg } from '@waymark/domain/message'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { Icon } from '@waymark/ui/icon'
import { useEffect, useRef } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteName } from './site-name.tsx'
import styles from './site-options.module.css'

/** The addresses of a site in one line, or its kind. */
export function useSiteCaption() {
  const { t } = useI18n()
  return (site: Site): string => {
    if (isMetaSite(site)) return t(msg('site.kind.meta-site', 'Meta-site'))
    const [first, ...more] = site.attributes.urls
    const host = first === undefined ? t(msg('site.no-address', 'No address')) : (URL.parse(first)?.host ?? first)
    return more.length === 0 ? host : t(msg('site.addresses', '{host} + {more} more'), { host, more: more.length })
  }
}

export interface SiteOptionsProps {
  id: string
  label: string
  sites: readonly Site[]
  /** The option the arrow keys are on. */
  active: number
  current?: string | undefined
  /** Why a site cannot be chosen; it stays in the list with this reason. */
  refusal?: ((site: Site) => string | undefined) | undefined
  onPoint(index: number): void
  onChoose(site: Site): void
}

export const optionId = (list: string, index: number): string => `${list}-${index}`

/** A listbox of sites. The search field above has the focus and refers to options by `aria-activedescendant`. */
export function SiteOptions({ id, label, sites, active, current, refusal, onPoint, onChoose }: SiteOptionsProps) {
  const { t } = useI18n()
  const caption = useSiteCaption()
  const pointed = useRef(active)
  useEffect(() => {
    // Not at first, when the list may be a part of the page that is not in view.
    if (pointed.current === active) return
    pointed.current = active
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div role="listbox" id={id} tabIndex={-1} aria-label={label} className={styles.list}>
      {sites.map((site, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the search field.
        <div
          key={site.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={site.id === current}
          aria-disabled={refusal?.(site) !== undefined || undefined}
          className={styles.option}
          data-active={index === active || undefined}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(site)}
        >
          <SiteName site={site} caption={refusal?.(site) ?? caption(site)} off={refusal?.(site) !== undefined} />
          {site.id === current && (
            <span className={styles.current}>
              {t(msg('site.current', 'Current'))}
              <Icon name="check" />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
