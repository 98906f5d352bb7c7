import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { takenTemplatesQuery } from '#data/tags.ts'
import { prefetchTracker } from '#data/trackers.ts'
import { loadOnboarding } from '#features/tags/onboarding/onboarding-shown.tsx'
import { AddTagScreen } from '#features/tags/wizard/add-tag-screen.tsx'
import { ADD_ITEM } from '#i18n/action-labels.ts'
import { lenient } from '#items/list/list-search-params.ts'

const text = lenient(v.pipe(v.string(), v.maxLength(255)))

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/add-tag')({
  staticData: { page: ADD_ITEM.tag },
  // The search of the first step; the name of the new tag; its template, with which the second step is the first one.
  validateSearch: v.object({
    template: text,
    called: text,
    choose: text,
  }),
  loaderDeps: ({ search: { choose } }) => ({ choose }),
  loader: async ({ context: { queries }, params: { appId }, deps: { choose } }) => {
    // Needed when a template has been chosen.
    void prefetchTracker(queries, appId)
    await Promise.all([
      loadOnboarding(queries, appId),
      choose !== undefined && queries.prefetchQuery(takenTemplatesQuery(appId)),
    ])
  },
  component: AddTagScreen,
})
