import type { VersionOperation } from '@waymark/api-client/poll'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useStore } from '#browser/store.ts'
import type { EndListener, Operations } from './running-operations.ts'

export const OperationsContext = createContext<Operations | null>(null)

/** The operations on versions: `start` begins one. Its toasts are shown wherever the user is then. */
export function useOperations(): Operations {
  const operations = use(OperationsContext)
  if (!operations) throw new Error('Operations need an OperationsContext around them')
  return operations
}

/** Whether a tag is being stopped or resumed. */
export function useIsStopping(appId: string, tagId: string): boolean {
  return useStore(useOperations().running).some(
    (request) => request.appId === appId && 'tagId' in request && request.tagId === tagId,
  )
}

/** Whether an operation of a kind is running on a site. */
export function useIsRunning(appId: string, kind: VersionOperation['kind']): boolean {
  return useStore(useOperations().running).some((request) => request.appId === appId && request.kind === kind)
}

/** Calls back with the end of each operation while the component is shown; return true to show it in place of a toast. */
export function useOperationEnd(listener: EndListener): void {
  const { onEnd } = useOperations()
  const onResult = useEffectEvent(listener)
  useEffect(() => onEnd((result) => onResult(result)), [onEnd])
}
