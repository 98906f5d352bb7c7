import { ConnectSkeleton } from '#features/debugger/connect/connect-skeleton.tsx'
import type { AreaSkeletons } from '#features/header/site-skeleton.tsx'
import { SettingsSkeleton } from '#features/settings/settings-skeleton.tsx'

/** Skeletons of areas without a list. */
export const AREA_SKELETONS: AreaSkeletons = {
  debug: <ConnectSkeleton />,
  settings: <SettingsSkeleton />,
}
