import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { CLOSE } from '#i18n/action-labels.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CopyInstallationCode, InstallationCode } from '#items/installation-code.tsx'

const M = {
  title: msg('debugger.snippet.title', 'The snippet of {site}'),
  text: msg(
    'debugger.snippet.text',
    'Place it in the {head} of every page, as early as possible. Look for it in the source of the page that did not answer, and compare the container ID.',
  ),
}

/** The dialog with the snippet that every page of the website needs. */
export default function SnippetDialog({ site, onClose }: { site: { id: string; name: string }; onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Dialog
      open
      width={720}
      title={t(M.title, { site: site.name })}
      sub={<Trans message={M.text} values={{ head: <code>&lt;head&gt;</code> }} />}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(CLOSE)}
          </Button>
          <CopyInstallationCode appId={site.id} variant="primary" />
        </>
      }
    >
      <InstallationCode appId={site.id} />
    </Dialog>
  )
}
