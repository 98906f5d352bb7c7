import { Skeleton } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import type { ControlProps } from '../control-props.ts'

const ConsentMappingControl = lazy(() =>
  import('./consent-mapping-control.tsx').then((loaded) => ({ default: loaded.ConsentMappingControl })),
)

/** The control of the one template that maps consent types; its windows and its board are not part of every form. */
export const LazyConsentMapping = (props: ControlProps<'consent-mapping'>) => (
  <Suspense fallback={<Skeleton height="240px" />}>
    <ConsentMappingControl {...props} />
  </Suspense>
)
