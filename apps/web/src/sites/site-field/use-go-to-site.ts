import { useRouter } from '@tanstack/react-router'
import { AREAS, areaOf } from '#data/addresses/areas.ts'

/** Opens a site in the current area, but not the open item, which belongs to the previous site. */
export function useGoToSite() {
  const router = useRouter()
  return (appId: string) => {
    const area = areaOf(router.state.location.pathname)
    return router.navigate({ to: area ? AREAS[area].to : '/tag/app/$appId', params: { appId } })
  }
}
