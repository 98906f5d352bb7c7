import { ConnectSkeleton } from '#features/debugger/connect/connect-skeleton.tsx'
import type { AreaSkeletons } from '#features/header/site-skeleton.tsx'
import { SettingsSkeleton } from '#features/settings/settings-skeleton.tsx'

/** What is shown while areas without a list are loaded. */
export const AREA_SKELETONS: AreaSkeletons = {
  debug: <ConnectSkeleton />,
  settings: <SettingsSkeleton />,
}
