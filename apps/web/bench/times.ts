/** Does something several times, one after the other. */
export const times = async (count: number, act: (round: number) => Promise<unknown>): Promise<void> => {
  for (let round = 0; round < count; round++) await act(round)
}
