import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CopyInstallationCode, InstallationCode } from '#items/installation-code.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { CheckInstallation } from './check-installation.tsx'
import styles from './websites.module.css'

const M = {
  title: msg('websites.code', 'Installation code'),
  about: msg('websites.code-about', 'Place it in the {head} of every page, as early as possible.'),
}

/** The installation code of a website, and a check of whether its pages have it. */
export function InstallationSection({ website }: { website: App }) {
  const { t } = useI18n()
  return (
    <PanelSection
      title={t(M.title)}
      about={<Trans message={M.about} values={{ head: <code>&lt;head&gt;</code> }} />}
      action={<CopyInstallationCode appId={website.id} size="small" />}
    >
      <div className={styles.code}>
        <InstallationCode appId={website.id} />
      </div>
      <CheckInstallation website={website} />
    </PanelSection>
  )
}
