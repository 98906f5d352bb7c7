import { Link } from '@tanstack/react-router'
import { FIELD_ERRORS } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { readPriority } from '@waymark/domain/tag'
import { Button, NumberInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '#data/change.ts'
import { reportOfThrown } from '#data/failure-report.ts'
import { changeTag } from '#data/tags.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './priority-form.module.css'

const M = {
  priority: msg('tag-facts.priority', 'Priority'),
  none: msg('tag-facts.no-priority', 'None'),
  set: msg('priority-form.set', 'Set'),
  hint: msg('priority-form.hint', 'Higher fires first on the same event.'),
  settings: msg('priority-form.settings', 'Priority settings'),
  failed: msg('priority-form.failed', 'The priority was not changed'),
}

/** Sets the priority of a tag: Set or Enter stores the number, None stores 0. A number that was refused stays here. */
export default function PriorityForm({
  appId,
  tagId,
  priority,
  onClose,
}: {
  appId: string
  tagId: string
  priority: number
  onClose: () => void
}) {
  const { t } = useI18n()
  const change = useChange(changeTag)
  const [text, setText] = useState(priority === 0 ? '' : String(priority))
  const [failure, setFailure] = useState<Message | null>(null)
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = root.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])
  const typed = readPriority(text)
  const problem = typeof typed === 'number' ? undefined : t(FIELD_ERRORS[typed.key], { limit: typed.limit })
  const store = async (wanted: number) => {
    if (change.isPending) return
    if (wanted === priority) return onClose()
    setFailure(null)
    try {
      const attributes = { priority: wanted }
      await change.mutateAsync({
        params: { appId, tagId },
        body: { data: { id: tagId, type: 'tag', attributes } },
      })
      onClose()
    } catch (error) {
      setFailure(reportOfThrown(error, M.failed).message ?? M.failed)
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
      <Field label={t(M.priority)} hint={t(M.hint)} error={problem ?? (failure ? t(failure) : undefined)}>
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
            {t(M.none)}
          </Button>
          <Button type="submit" pending={change.isPending} className={styles.set}>
            {t(M.set)}
          </Button>
        </div>
      </Field>
      <div className={styles.foot}>
        <Link className="link" to="/tag/app/$appId/settings/tags-priority" params={{ appId }}>
          {t(M.settings)}
        </Link>
      </div>
    </form>
  )
}
