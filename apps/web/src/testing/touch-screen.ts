import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Gives the browser a touch screen alone, without a mouse, until the test ends. */
export async function onTouchScreen(): Promise<void> {
  const emulate = async (enabled: boolean) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
  }
  onTestFinished(() => emulate(false))
  await emulate(true)
}
