export { apiClients } from './api-client.ts'
export { artifactPointers, artifacts, debugArtifacts, storedContainers } from './artifact.ts'
export { auditEntries } from './audit.ts'
export { debugLinks } from './debug.ts'
export { idempotentCalls } from './idempotency.ts'
export { groupMembers, isSequenced, publishedItems, tags, tagTriggers, triggers, variables } from './item.ts'
export { itemEdits, itemViewers } from './item-edit.ts'
export { type ChangedSite, type OperationInput, operations } from './operation.ts'
export { organisations, sessions, users } from './people.ts'
export { defaultLevels, emailDomains, identities } from './sign-in.ts'
export {
  knownDevices,
  passwordLinks,
  pendingSignIns,
  recoveryCodes,
  secondFactors,
  signInAttempts,
} from './sign-in-steps.ts'
export { accessLevels, type SiteRow, siteMetaSites, sites } from './site.ts'
export { siteActivity } from './site-activity.ts'
export {
  audiences,
  audienceVisitors,
  cdpAccess,
  customDimensions,
  installation,
  licences,
  modules,
  productDimensions,
} from './suite.ts'
export { exportFiles, importFiles } from './transfer.ts'
export { changelogEntries, stoppedTags, versionContents, versions } from './version.ts'
export { webhookDeliveries, webhookSites, webhooks } from './webhook.ts'
