import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCan } from '#data/current-site.ts'
import { accessQuery } from '#data/sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/**
 * Why the user may not edit or manage the site, for a form whose changes can be saved once they may. Until then the
 * permissions are refetched whenever the window gets the focus, also if its tab was visible all the time.
 */
export function useRefusal(appId: string, action: 'edit' | 'manage'): string | undefined {
  const { t } = useI18n()
  const permitted = useCan(action)
  const queries = useQueryClient()
  useEffect(() => {
    if (permitted.allowed) return
    const refetch = () => void queries.invalidateQueries({ queryKey: accessQuery(appId).queryKey })
    window.addEventListener('focus', refetch)
    return () => window.removeEventListener('focus', refetch)
  }, [permitted.allowed, appId, queries])
  return permitted.allowed ? undefined : t(permitted.why)
}
