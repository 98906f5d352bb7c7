import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { Splash } from '@waymark/ui/layout'
import { usePageTitle } from '#browser/page-title.ts'
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
}

/** Shown in place of the area while the website has no meta-site. */
export function NoMetaSetup() {
  const { t } = useI18n()
  usePageTitle(t(M.title))
  return (
    <Splash
      icon="layers"
      title={t(M.title)}
      text={t(M.text)}
      actions={
        <>
          {/* A full load, because the administration is another application. */}
          <LinkButton
            variant="primary"
            icon="plus"
            link={(slot) => <a {...slot} href="/administration/meta-sites/m/create" />}
          >
            {t(M.create)}
          </LinkButton>
          <HelpLink {...META_SETUP_HELP} />
        </>
      }
    />
  )
}
