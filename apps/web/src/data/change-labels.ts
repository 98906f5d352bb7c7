import type { QueryClient } from '@tanstack/react-query'
import type { ItemKind } from '@waymark/domain/resource'
import { annotationCalls } from './annotations.ts'
import { writeCurrent } from './api/write-current.ts'

/**
 * Changes the labels of an item as they are on the server at this moment, so that labels others gave it meanwhile stay.
 * Labels that need no change are not sent. What `change` throws goes through.
 */
export async function changeLabels(
  queries: QueryClient,
  { kind, appId, id }: { kind: ItemKind; appId: string; id: string },
  change: (labels: readonly string[]) => readonly string[],
): Promise<void> {
  const { read, write } = annotationCalls(kind, queries, appId, id)
  await writeCurrent({
    shown: await read(),
    read,
    write: async ({ labels, revision }) => {
      const wanted = change(labels)
      if (wanted.length === labels.length && wanted.every((label, at) => label === labels[at])) return
      await write({ labels: [...wanted] }, revision)
    },
  })
}
