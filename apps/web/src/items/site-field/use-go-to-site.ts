import { useRouter } from '@tanstack/react-router'
import { AREAS, areaOf } from '#data/areas.ts'

/** Goes to a site and stays in the area, not in the item of the site left behind. */
export function useGoToSite() {
  const router = useRouter()
  return (appId: string) => {
    const area = areaOf(router.state.location.pathname)
    return router.navigate({ to: area ? AREAS[area].to : '/tag/app/$appId', params: { appId } })
  }
}
