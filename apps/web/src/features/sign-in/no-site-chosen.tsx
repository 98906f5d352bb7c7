import { ChooseSiteButton } from './choose-site-button.tsx'
import { SplashScreen } from './splash-screen.tsx'

/** No site in the address and none remembered: choose one. */
export function NoSiteChosen() {
  return <SplashScreen splash="no-site-selected" actions={<ChooseSiteButton />} />
}
