import { useQuery } from '@tanstack/react-query'
import { licenceQuery, modulesQuery } from '#data/account.ts'

/** Whether the plan includes the consent manager and this user may open it. */
export function useConsentManagerIncluded(): boolean {
  const { data: licence } = useQuery(licenceQuery)
  const { data: modules } = useQuery(modulesQuery)
  return (
    (licence?.attributes.modules.includes('consent_manager') ?? false) &&
    (modules?.some(({ id }) => id === 'consent_manager') ?? false)
  )
}
