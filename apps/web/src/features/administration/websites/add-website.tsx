import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { createWebsiteForm, NEW_WEBSITE, websiteBody } from '@waymark/forms/models/website'
import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useAddWebsite } from '#data/manage-sites.ts'
import { ownZone } from '#form/time-zone/zones.ts'
import { ADD_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { RowDialog } from '../page/row-dialog.tsx'
import { WebsiteFields } from './website-fields.tsx'

const ABOUT = msg('websites.add-about', 'It begins with version 1.0, published, and a container of its own.')

/** The sheet that adds a website. */
export function AddWebsite({ onAdded, onClose }: { onAdded: (website: App) => void; onClose: () => void }) {
  const { t } = useI18n()
  const [form] = useState(() => createWebsiteForm({ ...NEW_WEBSITE, timezone: ownZone() }))
  const [websiteId] = useState(randomId)
  const add = useAddWebsite()
  return (
    <RowDialog
      side
      width={560}
      form={form}
      action="add-website"
      title={t(ADD_WEBSITE)}
      about={t(ABOUT)}
      submitLabel={t(ADD_WEBSITE)}
      restoreKey="add-website"
      send={(values) => add(websiteBody(websiteId, values))}
      onDone={onAdded}
      onClose={onClose}
    >
      {(readOnly) => <WebsiteFields form={form} readOnly={readOnly} autoFocus />}
    </RowDialog>
  )
}
