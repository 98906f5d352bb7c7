import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import * as v from 'valibot'
import { AddTagScreen } from '#features/tags/wizard/add-tag-screen.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/add-tag')({
  staticData: { page: msg('add-tag.title', 'Add tag') },
  validateSearch: v.object({
    template: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(255))), undefined)),
  }),
  component: AddTagScreen,
})
