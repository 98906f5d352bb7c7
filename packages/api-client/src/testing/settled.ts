/** Waits until all callbacks of resolved promises have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await null
}
