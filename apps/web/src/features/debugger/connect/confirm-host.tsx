import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import type { Connection } from '#data/debugging/connection.ts'
import { useShown } from '#data/debugging/use-debugging.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  title: msg('debugger.host.title', 'Let {host} read the draft?'),
  text: msg(
    'debugger.host.text',
    '<b>{host}</b> is none of the addresses of this website. The page that opens will be able to read the draft with all its tags, and to lead this tab to another address. Go on only if you trust it.',
  ),
  connect: msg('debugger.host.do', 'Connect to this host'),
  cancel: msg('cancel', 'Cancel'),
}

/** Asks once per host before a strange one gets to see the draft. */
export function ConfirmHost({ connection }: { connection: Connection }) {
  const { t } = useI18n()
  const asking = useShown(connection, ({ snapshot }) => snapshot.matches('confirming'))
  const host = useShown(connection, ({ snapshot }) => snapshot.context.hostToConfirm) ?? ''
  return (
    <ConfirmDialog
      open={asking}
      width={480}
      title={t(M.title, { host })}
      text={<Trans message={M.text} values={{ host }} components={{ b: <b /> }} />}
      confirm={{ label: t(M.connect), tone: 'primary', onPress: () => connection.send({ type: 'confirm' }) }}
      cancel={{ label: t(M.cancel), onPress: () => connection.send({ type: 'cancel' }) }}
    />
  )
}
