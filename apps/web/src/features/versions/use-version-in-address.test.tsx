import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useVersionInAddress } from './use-version-in-address.ts'

function Shown() {
  const { appId, versionId } = useVersionInAddress()
  return `${versionId} of ${appId}`
}

/** The component at an address of some routes with and without the parameters. */
function textAt(path: string) {
  const root = createRootRoute({ errorComponent: ({ error }) => String(error) })
  const routes = ['/tag', '/tag/$appId', '/tag/$appId/$versionId'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: Shown }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<RouterProvider router={router as never} />)
  return expect.poll(() => place.textContent)
}

test('the screen of a version takes site and version from the address', async () => {
  await textAt('/tag/a/draft').toBe('draft of a')
})

test('without a site or a version in the address it fails and says which', async () => {
  await textAt('/tag').toBe('Error: App context not available')
  await textAt('/tag/a').toBe('Error: No version selected')
})
