import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import * as v from 'valibot'
import { prefetchTracker } from '#data/trackers.ts'
import { AddTagScreen } from '#features/tags/wizard/add-tag-screen.tsx'
import { lenient } from '#items/list/list-search-params.ts'

const text = lenient(v.pipe(v.string(), v.maxLength(255)))

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/add-tag')({
  staticData: { page: msg('add-tag.title', 'Add tag') },
  // The search of the first step, and the name of the new tag.
  validateSearch: v.object({
    template: text,
    called: text,
  }),
  loader: ({ context: { queries }, params: { appId } }) => {
    // Needed when a template has been chosen.
    void prefetchTracker(queries, appId)
  },
  component: AddTagScreen,
})
