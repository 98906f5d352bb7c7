import { msg } from '../message/index.ts'

/** The messages shown when an action of the user succeeded, failed or takes a while. */
export const TOASTS = {
  'add-tag': {
    success: msg('notice.add-tag.success', 'Tag added'),
    failure: msg('notice.add-tag.failure', 'The tag could not be added'),
  },
  'edit-tag': {
    success: msg('notice.edit-tag.success', 'Tag saved'),
    failure: msg('notice.edit-tag.failure', 'The tag could not be saved'),
  },
  'activate-tag': {
    pending: msg('notice.activate-tag.pending', 'Activating the tag'),
    success: msg('notice.activate-tag.success', 'Tag activated'),
    failure: msg('notice.activate-tag.failure', 'The tag could not be activated'),
  },
  'deactivate-tag': {
    pending: msg('notice.deactivate-tag.pending', 'Deactivating the tag'),
    success: msg('notice.deactivate-tag.success', 'Tag deactivated'),
    failure: msg('notice.deactivate-tag.failure', 'The tag could not be deactivated'),
  },
  'delete-tag': {
    success: msg('notice.delete-tag.success', 'Tag deleted'),
    failure: msg('notice.delete-tag.failure', 'The tag could not be deleted'),
  },
  'copy-tag': {
    success: msg('notice.copy-tag.success', 'Tag copied'),
    failure: msg('notice.copy-tag.failure', 'The tag could not be copied'),
  },
  'rename-tag': {
    success: msg('notice.rename-tag.success', 'Tag renamed'),
    failure: msg('notice.rename-tag.failure', 'The tag could not be renamed'),
  },
  'stop-tag': {
    pending: msg('notice.stop-tag.pending', 'Stopping the tag'),
    success: msg(
      'notice.stop-tag.success',
      'Tag stopped. Browsers with the container may run it for one more minute or page.',
    ),
    failure: msg('notice.stop-tag.failure', 'The tag could not be stopped'),
  },
  'resume-tag': {
    pending: msg('notice.resume-tag.pending', 'Resuming the tag'),
    success: msg('notice.resume-tag.success', 'Tag resumed. Visitors get it with their next page or the one after.'),
    failure: msg('notice.resume-tag.failure', 'The tag could not be resumed'),
  },
  'discard-change': {
    success: msg('notice.discard-change.success', 'Change discarded'),
    failure: msg('notice.discard-change.failure', 'The change could not be discarded'),
  },
  'edit-sign-in-policy': {
    success: msg('notice.edit-sign-in-policy.success', 'Sign-in settings saved'),
    failure: msg('notice.edit-sign-in-policy.failure', 'The sign-in settings could not be saved'),
  },
  'add-person': {
    success: msg('notice.add-person.success', 'Person added'),
    failure: msg('notice.add-person.failure', 'The person could not be added'),
  },
  'edit-person': {
    success: msg('notice.edit-person.success', 'Person saved'),
    failure: msg('notice.edit-person.failure', 'The person could not be saved'),
  },
  'set-level': {
    success: msg('notice.set-level.success', 'Level saved'),
    failure: msg('notice.set-level.failure', 'The level could not be saved'),
  },
  'make-password-link': {
    success: msg('notice.make-password-link.success', 'Link created'),
    failure: msg('notice.make-password-link.failure', 'The link could not be created'),
  },
  'remove-second-factor': {
    success: msg('notice.remove-second-factor.success', 'Second factor removed'),
    failure: msg('notice.remove-second-factor.failure', 'The second factor could not be removed'),
  },
  'save-name': {
    success: msg('notice.save-name.success', 'Name saved'),
    failure: msg('notice.save-name.failure', 'The name could not be saved'),
  },
  'save-language': {
    success: msg('notice.save-language.success', 'Language saved'),
    failure: msg('notice.save-language.failure', 'The language could not be saved'),
  },
  'change-password': {
    success: msg('notice.change-password.success', 'Password changed. Your other sessions have ended'),
    failure: msg('notice.change-password.failure', 'The password could not be changed'),
  },
  'end-session': {
    success: msg('notice.end-session.success', 'Session ended'),
    failure: msg('notice.end-session.failure', 'The session could not be ended'),
  },
  'end-sessions': {
    success: msg('notice.end-sessions.success', 'Sessions ended'),
    failure: msg('notice.end-sessions.failure', 'The sessions could not be ended'),
  },
  'remove-person': {
    success: msg('notice.remove-person.success', 'Person removed'),
    failure: msg('notice.remove-person.failure', 'The person could not be removed'),
  },
  'add-website': {
    success: msg('notice.add-website.success', 'Website added'),
    failure: msg('notice.add-website.failure', 'The website could not be added'),
  },
  'edit-website': {
    success: msg('notice.edit-website.success', 'Website saved. Visitors get the change within two minutes'),
    failure: msg('notice.edit-website.failure', 'The website could not be saved'),
  },
  'delete-website': {
    success: msg('notice.delete-website.success', 'Website deleted'),
    failure: msg('notice.delete-website.failure', 'The website could not be deleted'),
  },
  'dismiss-first-steps': {
    success: msg('notice.dismiss-first-steps.success', 'First steps dismissed'),
    failure: msg('notice.dismiss-first-steps.failure', 'The first steps could not be dismissed'),
  },
  'check-installation': {
    success: msg('notice.check-installation.success', 'Address checked'),
    failure: msg('notice.check-installation.failure', 'The address could not be checked'),
  },
  'add-meta-site': {
    success: msg('notice.add-meta-site.success', 'Meta-site added'),
    failure: msg('notice.add-meta-site.failure', 'The meta-site could not be added'),
  },
  'edit-meta-site': {
    success: msg('notice.edit-meta-site.success', 'Meta-site saved'),
    failure: msg('notice.edit-meta-site.failure', 'The meta-site could not be saved'),
  },
  'delete-meta-site': {
    success: msg('notice.delete-meta-site.success', 'Meta-site deleted'),
    failure: msg('notice.delete-meta-site.failure', 'The meta-site could not be deleted'),
  },
  'link-website': {
    success: msg('notice.link-website.success', 'Website linked. It gets a new container'),
    failure: msg('notice.link-website.failure', 'The website could not be linked'),
  },
  'unlink-website': {
    success: msg('notice.unlink-website.success', 'Link removed. The website gets a new container'),
    failure: msg('notice.unlink-website.failure', 'The link could not be removed'),
  },
  'add-api-client': {
    success: msg('notice.add-api-client.success', 'Client added'),
    failure: msg('notice.add-api-client.failure', 'The client could not be added'),
  },
  'edit-api-client': {
    success: msg('notice.edit-api-client.success', 'Client saved'),
    failure: msg('notice.edit-api-client.failure', 'The client could not be saved'),
  },
  'rotate-secret': {
    success: msg('notice.rotate-secret.success', 'Secret rotated'),
    failure: msg('notice.rotate-secret.failure', 'The secret could not be rotated'),
  },
  'revoke-api-client': {
    success: msg('notice.revoke-api-client.success', 'Client revoked'),
    failure: msg('notice.revoke-api-client.failure', 'The client could not be revoked'),
  },
  'add-webhook': {
    success: msg('notice.add-webhook.success', 'Webhook added'),
    failure: msg('notice.add-webhook.failure', 'The webhook could not be added'),
  },
  'edit-webhook': {
    success: msg('notice.edit-webhook.success', 'Webhook saved'),
    failure: msg('notice.edit-webhook.failure', 'The webhook could not be saved'),
  },
  'turn-on-webhook': {
    success: msg('notice.turn-on-webhook.success', 'Webhook turned on'),
    failure: msg('notice.turn-on-webhook.failure', 'The webhook could not be turned on'),
  },
  'turn-off-webhook': {
    success: msg('notice.turn-off-webhook.success', 'Webhook turned off'),
    failure: msg('notice.turn-off-webhook.failure', 'The webhook could not be turned off'),
  },
  'delete-webhook': {
    success: msg('notice.delete-webhook.success', 'Webhook deleted'),
    failure: msg('notice.delete-webhook.failure', 'The webhook could not be deleted'),
  },
  'test-webhook': {
    success: msg('notice.test-webhook.success', 'Test sent and taken'),
    failure: msg('notice.test-webhook.failure', 'The test could not be sent'),
  },
  'send-again': {
    success: msg('notice.send-again.success', 'It is sent again now'),
    failure: msg('notice.send-again.failure', 'It could not be sent again'),
  },
  'add-trigger': {
    success: msg('notice.add-trigger.success', 'Trigger added'),
    failure: msg('notice.add-trigger.failure', 'The trigger could not be added'),
  },
  'edit-trigger': {
    success: msg('notice.edit-trigger.success', 'Trigger saved'),
    failure: msg('notice.edit-trigger.failure', 'The trigger could not be saved'),
  },
  'delete-trigger': {
    success: msg('notice.delete-trigger.success', 'Trigger deleted'),
    failure: msg('notice.delete-trigger.failure', 'The trigger could not be deleted'),
  },
  'copy-trigger': {
    success: msg('notice.copy-trigger.success', 'Trigger copied'),
    failure: msg('notice.copy-trigger.failure', 'The trigger could not be copied'),
  },
  'rename-trigger': {
    success: msg('notice.rename-trigger.success', 'Trigger renamed'),
    failure: msg('notice.rename-trigger.failure', 'The trigger could not be renamed'),
  },
  'add-variable': {
    success: msg('notice.add-variable.success', 'Variable added'),
    failure: msg('notice.add-variable.failure', 'The variable could not be added'),
  },
  'edit-variable': {
    success: msg('notice.edit-variable.success', 'Variable saved'),
    failure: msg('notice.edit-variable.failure', 'The variable could not be saved'),
  },
  'delete-variable': {
    success: msg('notice.delete-variable.success', 'Variable deleted'),
    failure: msg('notice.delete-variable.failure', 'The variable could not be deleted'),
  },
  'copy-variable': {
    success: msg('notice.copy-variable.success', 'Variable copied'),
    failure: msg('notice.copy-variable.failure', 'The variable could not be copied'),
  },
  'rename-variable': {
    success: msg('notice.rename-variable.success', 'Variable renamed'),
    failure: msg('notice.rename-variable.failure', 'The variable could not be renamed'),
  },
  'edit-tracker': {
    success: msg('notice.edit-tracker.success', 'Tracker saved. Visitors get it within two minutes.'),
    failure: msg('notice.edit-tracker.failure', 'The tracker could not be saved'),
  },
  'set-priorities': {
    success: msg('notice.set-priorities.success', 'Priorities saved'),
    failure: msg('notice.set-priorities.failure', 'The priorities could not be saved'),
  },
  'publish-version': {
    success: msg('notice.publish-version.success', 'Version published'),
    failure: msg('notice.publish-version.failure', 'The version could not be published'),
  },
  'edit-version': {
    success: msg('notice.edit-version.success', 'Version information saved'),
    failure: msg('notice.edit-version.failure', 'The version information could not be saved'),
  },
  'add-snapshot': {
    pending: msg('notice.add-snapshot.pending', 'Adding the snapshot'),
    success: msg('notice.add-snapshot.success', 'Snapshot added'),
    failure: msg('notice.add-snapshot.failure', 'The snapshot could not be added'),
  },
  'restore-version': {
    pending: msg('notice.restore-version.pending', 'Reverting the draft'),
    success: msg('notice.restore-version.success', 'Draft reverted. Publish it to make it live'),
    failure: msg('notice.restore-version.failure', 'The draft could not be reverted'),
  },
  'export-audit': {
    pending: msg('notice.export-audit.pending', 'Preparing the file'),
    success: msg('notice.export-audit.success', 'Audit log saved as a file'),
    failure: msg('notice.export-audit.failure', 'The audit log could not be exported'),
  },
  'export-version': {
    pending: msg('notice.export-version.pending', 'Preparing the file'),
    success: msg('notice.export-version.success', 'File exported'),
    failure: msg('notice.export-version.failure', 'The version could not be exported'),
  },
  import: {
    pending: msg('notice.import.pending', 'Importing'),
    success: msg('notice.import.success', 'Import finished'),
    failure: msg('notice.import.failure', 'The import failed'),
  },
  'add-debug-link': {
    success: msg('notice.add-debug-link.success', 'Link created'),
    failure: msg('notice.add-debug-link.failure', 'The link could not be created'),
  },
  'delete-debug-link': {
    success: msg('notice.delete-debug-link.success', 'Link deleted'),
    failure: msg('notice.delete-debug-link.failure', 'The link could not be deleted'),
  },
  'delete-debug-links': {
    success: msg('notice.delete-debug-links.success', 'Links deleted'),
    failure: msg('notice.delete-debug-links.failure', 'The links could not be deleted'),
  },
} as const

/** An action of the user whose end is shown in a toast. */
export type UserAction = keyof typeof TOASTS
