import { msg } from '@waymark/domain/message'
import { Badge } from '@waymark/ui/data'
import { ProductBar, Shell } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/use-words.ts'

const W = {
  skip: msg('skip', 'Skip to content'),
  brand: msg('brand.label', 'Waymark, tag manager'),
  shared: msg('debugger.shared', 'Shared debug session'),
}

/** The frame of a shared debug session: the brand and nothing that needs somebody to be signed in. */
export function SharedFrame({ children }: { children: ReactNode }) {
  const { say } = useWords()
  return (
    <Shell
      skipLabel={say(W.skip)}
      productBar={
        <ProductBar
          brand={(slot) => <a {...slot} href="/tag" />}
          brandLabel={say(W.brand)}
          brandText="Waymark"
          start={<Badge icon="share">{say(W.shared)}</Badge>}
        />
      }
    >
      {children}
    </Shell>
  )
}
