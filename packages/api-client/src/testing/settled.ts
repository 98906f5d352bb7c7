/** Lets everything happen that waits for nothing but promises already kept. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await null
}
