import type { Action } from '@waymark/domain/permission'
import type { Site } from '@waymark/domain/site'
import { LabelButton } from '@waymark/ui/controls'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { SiteField, type SiteFieldProps } from '#sites/site-field/site-field.tsx'
import styles from './page.module.css'

interface UseSiteChoiceProps {
  /** The label of the button. */
  add: string
  /** The label of the field. */
  label: string
  kind: SiteFieldProps['kind']
  action: Action
  refusal: NonNullable<SiteFieldProps['refusal']>
  onChoose: (site: Site) => void
}

/**
 * The choice of a site that is added to a list: `button` opens and closes it, `field` is there while it is open. The
 * focus returns to the button, unless what `onChoose` adds takes it.
 */
export function useSiteChoice({ add, label, kind, action, refusal, onChoose }: UseSiteChoiceProps): {
  isOpen: boolean
  button: ReactNode
  field: ReactNode
} {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog around it stays open.
    event.preventDefault()
    close()
  }
  return {
    isOpen,
    button: (
      <LabelButton ref={button} icon="plus" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {add}
      </LabelButton>
    ),
    field: isOpen && (
      // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button has opened.
      <div className={styles.choosing} onKeyDown={onKeyDown}>
        <SiteField
          label={label}
          kind={kind}
          action={action}
          value={null}
          autoFocus
          onChange={(site) => {
            close()
            if (site) onChoose(site)
          }}
          refusal={refusal}
        />
      </div>
    ),
  }
}
