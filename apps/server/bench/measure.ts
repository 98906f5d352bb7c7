/** Statistics of repeated measurements, in milliseconds. */
export interface Times {
  readonly median: number
  readonly p95: number
  readonly min: number
  readonly max: number
}

/** Runs work repeatedly and gives how long it took; the first rounds only warm up. */
export async function measure(rounds: number, work: (round: number) => Promise<unknown>): Promise<Times> {
  const [times] = await measureInTurns(rounds, [work])
  return times!
}

/** Runs several kinds of work in turns, so that other load of the machine affects them alike. */
export async function measureInTurns(
  rounds: number,
  works: readonly ((round: number) => Promise<unknown>)[],
): Promise<Times[]> {
  const times = works.map((): number[] => [])
  const warmUp = Math.ceil(rounds / 5)
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work(round)
      if (round >= warmUp) times[index]?.push(performance.now() - start)
    }
  }
  return times.map(timesOf)
}

/** The statistics of some measurements; none of no measurement is a number. */
export function timesOf(measured: readonly number[]): Times {
  const times = [...measured]
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { median: at(0.5), p95: at(0.95), min: at(0), max: at(1) }
}

/** Prints rows of times as a table, each beside the bare work that it is compared with. */
export function printTimes(title: string, rows: readonly { name: string; times: Times; bare?: Times }[]): void {
  console.log(`\n${title}`)
  console.table(
    rows.map(({ name, times, bare }) => ({
      what: name,
      'median ms': round(times.median),
      'p95 ms': round(times.p95),
      'min ms': round(times.min),
      'max ms': round(times.max),
      ...(bare && {
        'bare p95 ms': round(bare.p95),
        '× bare, median': round(times.median / bare.median),
        '× bare, p95': round(times.p95 / bare.p95),
      }),
    })),
  )
}

const round = (value: number) => Math.round(value * 100) / 100
