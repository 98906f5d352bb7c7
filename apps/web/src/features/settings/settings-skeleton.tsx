import { useLocation } from '@tanstack/react-router'
import { ContentSheet, ContentSkeleton, PageHead, Skeleton } from '@waymark/ui/layout'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { OPENING } from '#i18n/frame-messages.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PagesFrame } from '#items/pages-frame.tsx'
import styles from './settings-skeleton.module.css'

/** The settings while they are loaded, with the title of the page in the address. */
export function SettingsSkeleton() {
  const { t } = useI18n()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = path.endsWith('/tags-priority') ? 'tags-priority' : 'import'
  return (
    <PagesFrame
      title={t(TABS.settings)}
      pages={
        <div className={styles.grey} aria-hidden="true">
          {Object.keys(SETTINGS_PAGES).map((key) => (
            <Skeleton key={key} height="16px" />
          ))}
        </div>
      }
    >
      <ContentSheet wide={page === 'tags-priority'}>
        <ContentSkeleton
          label={t(OPENING)}
          head={
            <>
              <PageHead title={t(SETTINGS_PAGES[page].name)} />
              <div className={styles.greyIntro}>
                <Skeleton width="520px" />
                <Skeleton width="300px" />
              </div>
            </>
          }
        />
      </ContentSheet>
    </PagesFrame>
  )
}
