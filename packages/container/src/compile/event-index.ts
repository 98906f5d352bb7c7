import type { Expression } from './expression.ts'
import { ANY_EVENT } from './trigger.ts'

/** What listens to which events. */
export interface Listening {
  readonly number: number
  readonly events: readonly (string | typeof ANY_EVENT)[]
}

/** Numbers by event name; those that listen to every event stand under each name, and alone under ''. */
export function indexByEvent(all: readonly Listening[]): Readonly<Record<string, readonly number[]>> {
  const names = [...new Set(all.flatMap(({ events }) => events.filter((event) => event !== ANY_EVENT)))].sort()
  const listening = (name: string) =>
    all.filter(({ events }) => events.includes(name) || events.includes(ANY_EVENT)).map(({ number }) => number)
  const index: Record<string, readonly number[]> = Object.create(null)
  index[''] = all.filter(({ events }) => events.includes(ANY_EVENT)).map(({ number }) => number)
  for (const name of names) index[name] = listening(name)
  return index
}

/** From so many neighbours on, a row pays off. */
const ROW = 8

/**
 * Rising numbers of tags as first number and count in turn. Many neighbours that look alike are a row of their own: its
 * count is negative.
 */
export function rangesByEvent(
  index: Readonly<Record<string, readonly number[]>>,
  tags: readonly Expression[],
): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(Object.entries(index).map(([name, numbers]) => [name, rangesOf(numbers, tags)]))
}

/** Whether some of the ranges are rows. */
export const hasRows = (ranges: Readonly<Record<string, readonly number[]>>): boolean =>
  Object.values(ranges).some((numbers) => numbers.some((number) => number < 0))

function rangesOf(numbers: readonly number[], tags: readonly Expression[]): readonly number[] {
  const ranges: number[] = []
  for (let at = 0; at < numbers.length; ) {
    const start = numbers[at]!
    const look = lookOf(tags[start])
    let length = 1
    while (numbers[at + length] === start + length && look && lookOf(tags[start + length]) === look) length++
    const isRow = length >= ROW
    const last = ranges.length - 2
    if (!isRow && ranges[last + 1]! > 0 && ranges[last]! + ranges[last + 1]! === start) ranges[last + 1]! += length
    else ranges.push(start, isRow ? -length : length)
    at += length
  }
  return ranges
}

/** The head of a tag and the shape of its only trigger; undefined when it has several or shares one with others. */
function lookOf(tag: Expression | undefined): string | undefined {
  const [head, , trigger, ...more] = itemsOf(tag)
  const [shape] = itemsOf(trigger)
  return shape && !more.length ? JSON.stringify([head, shape]) : undefined
}

const itemsOf = (expression: Expression | undefined) => (expression?.kind === 'list' ? expression.items : [])
