import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { can } from '@waymark/domain/permission'
import { mayPublish, mayRestore, type Version } from '@waymark/domain/version'
import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { PageAction, useNarrowViewport } from '@waymark/ui/layout'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { meQuery } from '#data/account.ts'
import { useSite } from '#data/current-site.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { useIsRunning, useOperations } from '#data/operations/use-operations.ts'
import { accessQuery } from '#data/sites.ts'
import { keptChangesTo } from '#form/kept-changes.ts'
import { ACTIONS, MORE_ACTIONS } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { versionFormKey } from '#items/version-info/use-version-info.ts'
import { EDIT_INFO } from './overview-messages.ts'

const EditInfoDialog = lazy(() => import('./edit-info-dialog.tsx'))
const RevertDialog = lazy(() => import('./revert-dialog.tsx'))

type VersionDialog = 'revert' | 'edit' | null

/**
 * What can be done with a version: revert to it, publish it, export it, edit its name and description. `buttons` are for the
 * head of its screen, on narrow windows in one menu; `dialogs` are what they open, rendered in a place of their own, so that
 * they stay open while the buttons are moved.
 */
export function useVersionActions(appId: string, version: Version): { buttons: ReactNode; dialogs: ReactNode } {
  const { t } = useI18n()
  const site = useSite()
  const operations = useOperations()
  const { data: actions } = useSuspenseQuery(accessQuery(appId))
  const publishing = useIsRunning(appId, 'publish')
  const reverting = useIsRunning(appId, 'restore')
  const isDraft = version.attributes.version_type === 'draft'
  const [publish, revert, edit] = [mayPublish(version, actions), mayRestore(version, actions), can(actions, 'publish')]
  const { data: me } = useQuery(meQuery)
  const opened = (): { of: string; dialog: VersionDialog } => {
    const kept = edit.allowed && keptChangesTo(versionFormKey(version.id), me?.attributes.email)
    return { of: version.id, dialog: kept ? 'edit' : null }
  }
  const [{ of: openedOf, dialog }, setOpened] = useState(opened)
  if (openedOf !== version.id) setOpened(opened)
  const setDialog = (dialog: VersionDialog) => setOpened({ of: version.id, dialog })
  const versionId = isDraft ? 'draft' : version.id
  const of = { appId, versionId, siteName: site.attributes.name }
  const close = () => setDialog(null)
  const narrow = useNarrowViewport()
  const main = [
    !isDraft && {
      key: 'revert',
      icon: 'undo' as const,
      label: t(msg('version.revert', 'Revert to this')),
      pending: reverting,
      disabledReason: revert.allowed ? undefined : t(revert.why),
      onPress: () => setDialog('revert'),
    },
    {
      key: 'publish',
      icon: 'publish' as const,
      label: t(msg('version.publish', 'Publish this')),
      pending: publishing,
      disabledReason: publishing || publish.allowed ? undefined : t(publish.why),
      onPress: () => {
        if (isDraft) return publishSheet.publish()
        trackUsage({ category: 'publish', action: 'confirmed' })
        operations.start({ kind: 'publish', ...of })
      },
    },
  ].filter((action) => action !== false)

  return {
    buttons: (
      <>
        {!narrow && main.map(({ key, ...action }) => <PageAction key={key} bordered {...action} />)}
        <Menu
          placement="bottom-end"
          button={
            <IconButton icon="more" {...(!narrow && { size: 'large' })} label={t(narrow ? ACTIONS : MORE_ACTIONS)} />
          }
          items={[
            ...(narrow ? main : []).map(({ key, icon, label, disabledReason, onPress }) => ({
              key,
              icon,
              label,
              disabledReason,
              onSelect: onPress,
            })),
            {
              key: 'export',
              icon: 'download',
              label: t(msg('version.export', 'Export to file')),
              onSelect: () => operations.start({ kind: 'export', ...of }),
            },
            {
              key: 'edit',
              icon: 'pencil',
              label: t(EDIT_INFO),
              disabledReason: edit.allowed ? undefined : t(edit.why),
              onSelect: () => setDialog('edit'),
            },
          ]}
        />
      </>
    ),
    dialogs: (
      <Suspense>
        {dialog === 'edit' && <EditInfoDialog appId={appId} version={version} onClose={close} />}
        {dialog === 'revert' && (
          <RevertDialog
            appId={appId}
            version={version}
            onClose={close}
            onRevert={() => {
              operations.start({ kind: 'restore', ...of })
              close()
            }}
          />
        )}
      </Suspense>
    ),
  }
}
