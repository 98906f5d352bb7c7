import { msg } from '@waymark/domain/message'
import { Badge } from '@waymark/ui/data'
import { ProductBar, Shell } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  skip: msg('skip', 'Skip to content'),
  brand: msg('brand.label', 'Waymark, tag manager'),
  shared: msg('debugger.shared', 'Shared debug session'),
}

/** The frame of a shared debug session: the brand and nothing that needs somebody to be signed in. */
export function SharedFrame({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Shell
      skipLabel={t(M.skip)}
      productBar={
        <ProductBar
          brand={(slot) => <a {...slot} href="/tag" />}
          brandLabel={t(M.brand)}
          brandText="Waymark"
          start={<Badge icon="share">{t(M.shared)}</Badge>}
        />
      }
    >
      {children}
    </Shell>
  )
}
