import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates forced colours in a dark theme until the test ends. */
export async function inForcedColours(): Promise<void> {
  const emulate = async (features: { name: string; value: string }[]) => {
    await cdp().send('Emulation.setEmulatedMedia', { features })
  }
  onTestFinished(() => emulate([]))
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ])
}
