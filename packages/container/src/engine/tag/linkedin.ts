import { isMissing } from './missing.ts'
import { once } from './once.ts'
import { vendorQueue } from './queue.ts'
import { queueArray } from './queue-array.ts'
import type { Snippet } from './snippet.ts'

/** The LinkedIn insight tag; several partners share one script. */
export const linkedin: Snippet<'linkedin'> = ({ id }, page, engine) => {
  if (isMissing(page, id)) return
  page.setGlobal('_linkedin_partner_id', id)
  if (once(engine, `linkedin ${id}`)) queueArray(page, '_linkedin_data_partner_ids').push(id)
  vendorQueue(page, 'lintrk', undefined, 'q')
  page.loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js')
}
