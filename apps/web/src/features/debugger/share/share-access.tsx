import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { lazy, Suspense, useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { SHARE_ACCESS } from '../debugger-messages.ts'
import styles from './share.module.css'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

const CAPTION = msg('debugger.share.caption', 'Debug without signing in')

/** The button that opens the share dialog. */
export function ShareAccess({ appId, siteName }: { appId: string; siteName: string }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="share" onPress={() => setOpen(true)}>
        {t(SHARE_ACCESS)}
      </Button>
      <span className={styles.caption}>{t(CAPTION)}</span>
      {open && (
        <Suspense>
          <ShareDialog appId={appId} siteName={siteName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
