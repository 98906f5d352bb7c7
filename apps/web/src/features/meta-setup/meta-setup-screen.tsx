import { Outlet } from '@tanstack/react-router'
import { Workspace } from '@waymark/ui/layout'

/** The meta-sites of a website, with the open one beside their list. */
export const MetaSetupScreen = () => (
  <Workspace>
    <Outlet />
  </Workspace>
)
