import { ProductBar, Shell } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { BRAND_LABEL, SKIP_TO_CONTENT } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** The layout of screens outside the product's frame: only the brand above it. */
export function Bare({ banners, tabBar, children }: { banners?: ReactNode; tabBar?: ReactNode; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Shell
      banners={banners}
      skipLabel={t(SKIP_TO_CONTENT)}
      productBar={
        <ProductBar
          // A full load, so that everything is fetched again.
          brand={(props) => <a {...props} href="/tag" />}
          brandLabel={t(BRAND_LABEL)}
          brandText="Waymark"
        />
      }
      tabBar={tabBar}
    >
      {children}
    </Shell>
  )
}
