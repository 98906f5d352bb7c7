import { Skeleton } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import type { ControlProps } from '../control-props.ts'

const ConsentMappingControl = lazy(() =>
  import('./consent-mapping-control.tsx').then((loaded) => ({ default: loaded.ConsentMappingControl })),
)

/** Lazy, because only one template maps consent types. The skeleton is as high as the control in a wide window. */
export const LazyConsentMapping = (props: ControlProps<'consent-mapping'>) => (
  <Suspense fallback={<Skeleton height="508px" />}>
    <ConsentMappingControl {...props} />
  </Suspense>
)
