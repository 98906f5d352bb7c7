import { msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { createMetaSiteForm } from '@waymark/forms/models/meta-site'
import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useAddMetaSite } from '#data/manage-sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { RowDialog } from '../page/row-dialog.tsx'
import { ADD_META_SITE } from './meta-site-messages.ts'
import { MetaSiteName } from './meta-site-name.tsx'

const ABOUT = msg('meta-sites.add-about', 'It runs on no website until you link some.')

/** The dialog that adds a meta-site. */
export function AddMetaSite({ onAdded, onClose }: { onAdded: (metaSite: MetaSite) => void; onClose: () => void }) {
  const { t } = useI18n()
  const [form] = useState(() => createMetaSiteForm(''))
  const [metaSiteId] = useState(randomId)
  const add = useAddMetaSite()
  return (
    <RowDialog
      form={form}
      action="add-meta-site"
      title={t(ADD_META_SITE)}
      about={t(ABOUT)}
      submitLabel={t(ADD_META_SITE)}
      restoreKey="add-meta-site"
      send={(attributes) => add({ id: metaSiteId, type: 'ppms/meta-site', attributes })}
      onDone={onAdded}
      onClose={onClose}
    >
      {(readOnly) => <MetaSiteName form={form} readOnly={readOnly} autoFocus />}
    </RowDialog>
  )
}
