import { useEffect, useState } from 'react'

/** Loads the second step of a wizard as soon as the first one is shown, so that continuing rarely has to wait for it. */
export function useSecondStep<Step>(load: () => Promise<Step>) {
  const [second] = useState(() => {
    let step: Step | undefined
    let loading: Promise<void> | undefined
    const start = () => {
      loading ??= load().then((loaded) => {
        step = loaded
      })
      return loading
    }
    return {
      start,
      /** The step; only after `whenLoaded` has called back. */
      loaded() {
        if (step === undefined) throw new Error('The second step is not loaded')
        return step
      },
      /** Calls back at once when the step is loaded, otherwise as soon as it is. */
      whenLoaded(run: () => void) {
        if (step === undefined) void start().then(run)
        else run()
      },
    }
  })
  useEffect(() => void second.start(), [second])
  return second
}
