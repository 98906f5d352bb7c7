import { Outlet } from '@tanstack/react-router'
import { Notices } from '../notices/notices.tsx'
import { PartsTrouble } from '../parts/parts-trouble.tsx'
import { DocumentTitle } from '../titles/document-title.tsx'

/** What every screen shares: its document title, the notices above it and what is said when a part of it is missing. */
export function Root() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Notices />
      <PartsTrouble />
    </>
  )
}
