import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { ALONE } from '@waymark/api-client/session'
import type { AnsweringServer } from '@waymark/api-client/testing'
import { useState } from 'react'
import { createAppRouter } from '#app/router.ts'
import { palette, shortcutSheet } from '#browser/hotkeys/app-dialogs.ts'
import { createQueries } from '#data/api/api.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { createSession } from '#data/session/session.ts'
import { sitePicker } from '#sites/site-field/site-picker-open.ts'
import { northwind } from './northwind.ts'
import { storyI18n } from './story-language.ts'

/** The id of the site that stories are set in. */
export const SITE = '00000000-0000-4000-8000-000000000001'

export interface ProductProps {
  /** Where one is, such as `/tag/app/<id>/tags`. */
  path: string
  /** Who answers; Northwind in good order when absent. */
  server?: () => AnsweringServer
}

/** The whole product at one address, over a server held in memory. */
export function Product({ path, server }: ProductProps) {
  const [made] = useState(() => {
    for (const opening of [palette, shortcutSheet, sitePicker, publishSheet]) opening.close()
    const session = createSession((server ?? northwind)().fetch, ALONE)
    const queries = createQueries(session.client)
    queries.setDefaultOptions({
      ...queries.getDefaultOptions(),
      queries: { ...queries.getDefaultOptions().queries, retry: false },
    })
    const router = createAppRouter(
      { queries, session, setLanguage: async () => {} },
      createMemoryHistory({ initialEntries: [path] }),
    )
    return { queries, router }
  })
  return (
    <I18nProvider i18n={storyI18n}>
      <QueryClientProvider client={made.queries}>
        <RouterProvider router={made.router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
