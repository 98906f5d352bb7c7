import { Outlet } from '@tanstack/react-router'
import { Notices } from '../notices/notices.tsx'
import { DocumentTitle } from '../titles/document-title.tsx'

/** What every screen shares: its document title and the notices above it. */
export function Root() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Notices />
    </>
  )
}
