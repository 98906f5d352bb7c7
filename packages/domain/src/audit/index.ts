export { AUDIT_ACTIONS, AUDIT_GROUPS, AuditAction, type AuditGroup, actionsOf } from './action.ts'
export {
  AUDIT_ACTORS,
  AUDIT_LIST,
  AUDIT_OBJECTS,
  AUDIT_SIGN_INS,
  AuditActor,
  AuditActorInLog,
  AuditChange,
  AuditEntry,
  AuditObject,
  AuditValue,
} from './entry.ts'
