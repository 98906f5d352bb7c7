import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { readPriority } from '@waymark/domain/tag'
import { Button, NumberInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { ChangedMeanwhile, writeCurrent } from '#data/api/write-current.ts'
import { changeTag, oneTagQuery } from '#data/tags.ts'
import { ANOTHER_USER } from '#form/form-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './priority-form.module.css'
import { NO_PRIORITY, PRIORITY, PRIORITY_VALUE } from './priority-messages.ts'

const M = {
  set: msg('priority-form.set', 'Set'),
  hint: msg('priority-form.hint', 'Higher fires first on the same event.'),
  settings: msg('priority-form.settings', 'Priority settings'),
  failed: msg('priority-form.failed', 'The priority was not changed'),
  changed: msg('priority-form.changed', '{who} changed the priority to {value}. Set replaces it.'),
}

interface Shown {
  readonly priority: number
  readonly revision: string | undefined
}

/** Sets the priority of a tag: Set or Enter stores the number, None stores 0. A number that was refused stays here. */
export default function PriorityForm({
  appId,
  tagId,
  onClose,
  ...tag
}: {
  appId: string
  tagId: string
  priority: number
  revision: string | undefined
  onClose: () => void
}) {
  const { t } = useI18n()
  const change = useChange(changeTag)
  const queries = useQueryClient()
  const [shown, setShown] = useState<Shown>(tag)
  const [text, setText] = useState(tag.priority === 0 ? '' : String(tag.priority))
  const [failure, setFailure] = useState<string | null>(null)
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = root.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])
  const typed = readPriority(text)
  const problem = typeof typed === 'number' ? undefined : t(FIELD_ERRORS[typed.key], { limit: typed.limit })
  const failed = (error: unknown) => {
    if (!(error instanceof ChangedMeanwhile)) return t(reportOfThrown(error, M.failed).message ?? M.failed)
    const { priority } = error.now
    setShown(error.now)
    const value = priority === 0 ? t(NO_PRIORITY) : t(PRIORITY_VALUE, { priority })
    return t(M.changed, { who: error.authorOf('priority') ?? t(ANOTHER_USER), value })
  }
  const store = async (wanted: number) => {
    if (change.isPending) return
    if (wanted === shown.priority) return onClose()
    setFailure(null)
    try {
      await writeCurrent<Shown>({
        shown,
        read: async () => {
          const { attributes, meta } = await queries.fetchQuery({ ...oneTagQuery(appId, tagId), staleTime: 0 })
          return { priority: attributes.priority, revision: meta?.revision }
        },
        write: ({ revision }) =>
          change.mutateAsync({
            params: { appId, tagId },
            body: { data: { id: tagId, type: 'tag', attributes: { priority: wanted } } },
            revision,
          }),
        conflicts: ({ priority }) => priority !== shown.priority,
      })
      onClose()
    } catch (error) {
      setFailure(failed(error))
    }
  }
  return (
    <form
      ref={root}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (typeof typed === 'number') void store(typed)
      }}
    >
      <Field label={t(PRIORITY)} hint={t(M.hint)} error={problem ?? failure ?? undefined}>
        <div className={styles.row}>
          <span className={styles.number}>
            <NumberInput
              min={0}
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={(next) => {
                setText(next)
                setFailure(null)
              }}
            />
          </span>
          <Button variant="quiet" onPress={() => void store(0)}>
            {t(NO_PRIORITY)}
          </Button>
          <Button type="submit" pending={change.isPending} className={styles.set}>
            {t(M.set)}
          </Button>
        </div>
      </Field>
      <div className={styles.foot}>
        <Link className="link link-alone" to="/tag/app/$appId/settings/tags-priority" params={{ appId }}>
          {t(M.settings)}
        </Link>
      </div>
    </form>
  )
}
