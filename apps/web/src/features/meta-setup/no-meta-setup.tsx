import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button, LinkButton } from '@waymark/ui/controls'
import { Splash } from '@waymark/ui/layout'
import { usePageTitle } from '#browser/page-title.ts'
import { isOwner, meQuery } from '#data/account.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import { META_SETUP_HELP } from './meta-setup-help.ts'

const M = {
  title: msg('meta-setup.none', 'No meta setup yet'),
  text: msg(
    'meta-setup.none-text',
    'A meta-site contains tags, triggers and variables that several websites share. This website is not linked to one.',
  ),
  create: msg('meta-setup.create', 'Create meta-site'),
  owners: msg('meta-setup.create-owners', 'Only owners can create a meta-site'),
}

/** Shown in place of the area while the website has no meta-site, which owners can create. */
export function NoMetaSetup() {
  const { t } = useI18n()
  const { data: user } = useQuery({ ...meQuery, enabled: false })
  usePageTitle(t(M.title))
  return (
    <Splash
      icon="layers"
      title={t(M.title)}
      text={t(M.text)}
      actions={
        <>
          {user && isOwner(user) ? (
            // A full load, because the administration is another application.
            <LinkButton
              variant="primary"
              icon="plus"
              link={(props) => <a {...props} href="/administration/meta-sites/m/create" />}
            >
              {t(M.create)}
            </LinkButton>
          ) : (
            <Button variant="primary" icon="plus" disabledReason={t(M.owners)}>
              {t(M.create)}
            </Button>
          )}
          <HelpLink {...META_SETUP_HELP} />
        </>
      }
    />
  )
}
