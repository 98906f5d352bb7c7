import { ProductBar, Shell } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { BRAND_LABEL, SKIP_TO_CONTENT } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface BareProps {
  banners?: ReactNode
  /** What stands at the end of the line of the brand. */
  end?: ReactNode
  tabBar?: ReactNode
  children: ReactNode
}

/** The layout of screens outside the product's frame: only the brand above it. */
export function Bare({ banners, end, tabBar, children }: BareProps) {
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
          end={end}
        />
      }
      tabBar={tabBar}
    >
      {children}
    </Shell>
  )
}
