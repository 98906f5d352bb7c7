import { msg } from '@waymark/domain/message'
import { ProductBar, Shell } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

/** The layout of screens outside the product's frame: only the brand above it. */
export function Bare({ banners, tabBar, children }: { banners?: ReactNode; tabBar?: ReactNode; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Shell
      banners={banners}
      skipLabel={t(msg('skip', 'Skip to content'))}
      productBar={
        <ProductBar
          // A full load, so that everything is fetched again.
          brand={(slot) => <a {...slot} href="/tag" />}
          brandLabel={t(msg('brand.label', 'Waymark, tag manager'))}
          brandText="Waymark"
        />
      }
      tabBar={tabBar}
    >
      {children}
    </Shell>
  )
}
