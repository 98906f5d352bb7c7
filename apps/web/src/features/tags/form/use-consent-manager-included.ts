import { useQuery } from '@tanstack/react-query'
import { isIncluded } from '@waymark/domain/licence'
import { licenceQuery, modulesQuery } from '#data/account.ts'

/** Whether the plan includes the consent manager and this user may open it. */
export function useConsentManagerIncluded(): boolean {
  const { data: licence } = useQuery(licenceQuery)
  const { data: modules } = useQuery(modulesQuery)
  return licence !== undefined && modules !== undefined && isIncluded({ licence, modules }, 'consent_manager')
}
