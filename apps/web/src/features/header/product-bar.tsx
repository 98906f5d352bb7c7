import { Link, useLocation } from '@tanstack/react-router'
import type { Site } from '@waymark/domain/site'
import { ProductBar as Bar, CommandButton, ProductBarSeparator } from '@waymark/ui/layout'
import { palette } from '#browser/hotkeys/app-dialogs.ts'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { areaOf } from '#data/addresses/areas.ts'
import { ADMINISTRATION, BRAND_LABEL, SEARCH_OR_JUMP } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { AccountMenu } from './account-menu.tsx'
import { ChooseSite } from './choose-site.tsx'
import { HelpIconLink } from './help-icon-link.tsx'
import { PublishButton } from './publish-button.tsx'
import { UnpublishedNote } from './unpublished-note.tsx'

/** The first line of every signed-in screen. Without a site there is nothing to search and nothing to publish. */
export function ProductBar({ site, mayChoose }: { site: Site | undefined; mayChoose: boolean }) {
  const { t } = useI18n()
  const area = useLocation({ select: ({ pathname }) => areaOf(pathname) })
  const inAdministration = useLocation({ select: ({ pathname }) => pathname.startsWith('/administration') })
  return (
    <Bar
      brand={(props) => <Link {...props} to="/tag" />}
      brandLabel={t(BRAND_LABEL)}
      brandText="Waymark"
      start={
        inAdministration ? (
          <span className="t-strong">{t(ADMINISTRATION)}</span>
        ) : mayChoose ? (
          <>
            <ChooseSite site={site} />
            {site && <CommandButton label={t(SEARCH_OR_JUMP)} keys={withMod('K')} onPress={palette.open} />}
          </>
        ) : null
      }
      end={
        <>
          {site && (
            <>
              <UnpublishedNote site={site} />
              <PublishButton site={site} />
              <ProductBarSeparator />
            </>
          )}
          <HelpIconLink topic={area ?? 'tag-manager'} />
          <AccountMenu />
        </>
      }
    />
  )
}
