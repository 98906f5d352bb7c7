import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type Action, can } from '@waymark/domain/permission'
import { accessQuery, siteQuery } from './sites.ts'

/** The id of the site in the address; only for screens inside a site. */
export const useAppId = (): string => useParams({ from: '/_signed-in/tag/app/$appId' }).appId

/** The site in the address. Its route has loaded it before any screen inside is shown. */
export const useSite = () => useSuspenseQuery(siteQuery(useAppId())).data

/** Whether the person may do something on the site in the address, or why not. */
export function useCan(action: Action) {
  const { data: actions } = useSuspenseQuery(accessQuery(useAppId()))
  return can(actions, action)
}
