import { CallFailed, staleItemOf } from './call-failed.ts'

/** The item as it was shown, with its revision if known. */
interface Revised {
  readonly revision: string | undefined
}

/** Nothing was written, because another user changed the same; with the item as it is now. */
export class ChangedMeanwhile<Shown> extends CallFailed {
  readonly now: Shown

  constructor(failed: CallFailed, now: Shown) {
    super(failed.failure)
    this.now = now
  }

  /** The e-mail address of who changed an attribute last; undefined where that is not known. */
  authorOf(attribute: string): string | undefined {
    const change = staleItemOf(this)?.changes.findLast(({ attributes }) => attributes.includes(attribute))
    return change?.author ?? undefined
  }
}

const ATTEMPTS = 4

/**
 * Writes with the revision that was shown. If the item changed meanwhile, reads it again and retries with the new revision.
 *
 * @throws ChangedMeanwhile if the changed item `conflicts` with the write.
 */
export async function writeCurrent<Shown extends Revised>({
  shown,
  read,
  write,
  conflicts = () => false,
}: {
  readonly shown: Shown
  readonly read: () => Promise<Shown>
  readonly write: (item: Shown) => Promise<unknown>
  readonly conflicts?: (now: Shown) => boolean
}): Promise<void> {
  let item = shown
  for (let attempt = 1; ; attempt++) {
    try {
      await write(item)
      return
    } catch (error) {
      if (!(error instanceof CallFailed && staleItemOf(error)) || attempt === ATTEMPTS) throw error
      item = await read()
      if (conflicts(item)) throw new ChangedMeanwhile(error, item)
    }
  }
}
