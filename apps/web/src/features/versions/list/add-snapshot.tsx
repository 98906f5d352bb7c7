import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { useCan, useSite } from '#data/current-site.ts'
import { useIsRunning, useOperations } from '#data/operations/use-operations.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Keeps the draft as it is now as a snapshot, which can be published or reverted to later. */
export function AddSnapshot() {
  const { t } = useI18n()
  const site = useSite()
  const edit = useCan('edit')
  const operations = useOperations()
  const pending = useIsRunning(site.id, 'snapshot')
  return (
    <Button
      icon="plus"
      pending={pending}
      disabledReason={edit.allowed ? undefined : t(edit.why)}
      onPress={() => operations.start({ kind: 'snapshot', appId: site.id, siteName: site.attributes.name })}
    >
      {t(msg('versions.add-snapshot', 'Add snapshot'))}
    </Button>
  )
}
