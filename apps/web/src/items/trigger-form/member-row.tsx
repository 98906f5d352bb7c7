import { Link } from '@tanstack/react-router'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import type { FieldApi } from '@waymark/forms/form'
import { Button, IconButton, NumberInput } from '@waymark/ui/controls'
import { Badge } from '@waymark/ui/data'
import { focusAfterRemove } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { LinkRow } from '@waymark/ui/layout'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './trigger-form.module.css'
import { FIX, FIX_ONE, hasProblem, TriggerProblem } from './trigger-problem.tsx'

const M = {
  atLeast: msg('members.at-least', 'At least'),
  times: msg('members.times', '{count, plural, one {time} other {times}}'),
  loading: msg('members.loading', 'Loading trigger'),
  threshold: msg('members.threshold', 'How often “{name}” must fire'),
  remove: msg('members.remove', 'Remove “{name}” from the group'),
}

/** One trigger of a group, with its warnings and how often it has to fire. */
export function MemberRow({
  appId,
  id,
  member,
  failed,
  error,
  errorId,
  edited,
  readOnly,
  onFix,
  onRemove,
  ...props
}: {
  appId: string
  id: string
  /** Absent until the members have been read. */
  member: TriggerListItem | undefined
  /** The members could not be read. */
  failed: boolean
  /** Why it cannot be a member, such as that another user has deleted it. */
  error: string | undefined
  field: FieldApi<string>
  errorId: string
  /** Whether the member differs from what is saved. */
  edited: boolean
  readOnly: boolean
  onFix: () => void
  onRemove: () => void
}) {
  const { t } = useI18n()
  const name = member?.attributes.name ?? error ?? t(failed ? UNABLE_TO_LOAD : M.loading)
  const triggerType = member?.attributes.trigger_type
  const field = useField(props.field)
  return (
    <LinkRow
      icon={triggerType && <Icon name={TRIGGER_APPEARANCES[triggerType].icon} />}
      name={name}
      edited={edited}
      caption={triggerType && t(TRIGGER_APPEARANCES[triggerType].name)}
      link={(props) => (
        <Link
          {...props}
          to="/tag/app/$appId/triggers/$triggerId/edit"
          params={{ appId, triggerId: id }}
          search={(kept) => kept}
        />
      )}
      badge={
        error ? (
          <Badge tone="danger" icon="error">
            {error}
          </Badge>
        ) : (
          member && <TriggerProblem meta={member.meta} />
        )
      }
      actions={
        <>
          {member && hasProblem(member.meta) && !readOnly && (
            <Button size="small" variant="quiet" aria-label={t(FIX_ONE, { name })} onPress={onFix}>
              {t(FIX)}
            </Button>
          )}
          <span className={styles.times}>
            <span aria-hidden="true">{t(M.atLeast)}</span>
            <NumberInput
              size="small"
              min={1}
              value={field.value}
              onChange={field.setValue}
              onBlur={field.onBlur}
              readOnly={readOnly}
              aria-label={t(M.threshold, { name })}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.error ? errorId : undefined}
            />
            <span aria-hidden="true">{t(M.times, { count: Number(field.value) || 0 })}</span>
          </span>
          {!readOnly && (
            <IconButton
              icon="x"
              label={t(M.remove, { name })}
              aria-description={error}
              data-invalid={error}
              onPress={(event) => {
                focusAfterRemove(event.currentTarget)
                onRemove()
              }}
            />
          )}
        </>
      }
    />
  )
}
