import { useLocation } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { Button } from '@waymark/ui/controls'
import { Popover } from '@waymark/ui/floating'
import { SiteButton } from '@waymark/ui/layout'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from '#browser/store.ts'
import { areaOf } from '#data/addresses/areas.ts'
import { CHANGE_WEBSITE, CHOOSE_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { initialOf, toneOf } from '#sites/site-field/site-glyph.tsx'
import { sitePicker } from '#sites/site-field/site-picker-open.ts'
import { useGoToSite } from '#sites/site-field/use-go-to-site.ts'

const SitePicker = lazy(() => import('./site-picker.tsx'))

/** The button with the name of the current site, which opens the picker. */
export function ChooseSite({ site }: { site: Site | undefined }) {
  const { t } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const shouldOpen = useStore(sitePicker)
  // Only its button can open a popover of Headless UI; the palette has returned the focus by then.
  useEffect(() => {
    if (!shouldOpen) return
    sitePicker.close()
    setTimeout(() => button.current?.click())
  }, [shouldOpen])
  const goToSite = useGoToSite()
  const going = useRef(false)
  // While another site is being opened a different button without a name is rendered: it gets the focus.
  useEffect(() => {
    if (going.current && document.activeElement === document.body) button.current?.focus()
    if (site?.id) going.current = false
  }, [site?.id])
  const area = useLocation({ select: ({ pathname }) => areaOf(pathname) })
  const name = site?.attributes.name ?? t(CHOOSE_WEBSITE)
  const meta = site !== undefined && isMetaSite(site)
  return (
    <Popover
      label={t(CHANGE_WEBSITE)}
      button={
        site ? (
          <SiteButton
            ref={button}
            initial={initialOf(name)}
            tone={toneOf(site)}
            name={name}
            kind={t(meta ? msg('choose-site.meta-site', 'Meta-site') : msg('choose-site.website', 'Website'))}
          />
        ) : (
          <Button ref={button} variant="quiet" iconEnd="updown" aria-haspopup="dialog">
            {name}
          </Button>
        )
      }
    >
      {(close) => (
        <Suspense>
          <SitePicker
            current={site?.id}
            area={area}
            onChoose={({ id }) => {
              close()
              if (id === site?.id) return
              going.current = true
              void goToSite(id)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
