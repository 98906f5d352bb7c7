import { addTag, moveTag, removeTag } from '@waymark/forms/models/priorities'
import { SortableArea } from '@waymark/ui/drag'
import { Note } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { AvailableList, type useAvailableTags } from './available-list.tsx'
import { PrioritizedList } from './prioritized-list.tsx'
import { CHANGES, DRAG_MESSAGES, M } from './priority-messages.ts'
import styles from './tags-priority.module.css'
import { useChangeSummary } from './use-change-summary.ts'
import { useListed } from './use-listed.ts'
import type { Meanwhile, PrioritiesForm } from './use-priorities.ts'

interface PriorityListsProps {
  form: PrioritiesForm
  /** Why the order cannot be changed now. */
  refusal: string | undefined
  available: ReturnType<typeof useAvailableTags>
  /** In place of the list of prioritised tags. */
  children?: ReactNode
}

/** Both lists, between which tags are dragged. */
export function PriorityLists({
  form,
  refusal,
  available,
  children = <PrioritizedList form={form} refusal={refusal} />,
}: PriorityListsProps) {
  const { t } = useI18n()
  const { list } = useListed(form)
  const placeOf = (key: string) => list.findIndex(({ id }) => id === key)
  const known = (key: string) => [...list, ...available.rows, ...form.get().initial.list].find(({ id }) => id === key)
  return (
    <SortableArea
      nameOf={(key) => known(key)?.name ?? ''}
      placeText={(key) =>
        t(M.position, { place: key === undefined ? list.length + 1 : placeOf(key) + 1, total: list.length })
      }
      sourceText={t(M.available)}
      texts={{
        instructions: t(DRAG_MESSAGES.instructions),
        lifted: (name) => t(DRAG_MESSAGES.lifted, { name }),
        movedTo: (name, place) => t(DRAG_MESSAGES.movedTo, { name, place }),
        droppedAt: (name, place) => t(DRAG_MESSAGES.droppedAt, { name, place }),
        cancelled: (name) => t(DRAG_MESSAGES.cancelled, { name }),
      }}
      onMove={(key, over) => moveTag(form, placeOf(key), placeOf(over))}
      onInsert={(key, over) => {
        const tag = known(key)
        if (tag) addTag(form, tag, over === undefined ? undefined : placeOf(over))
      }}
      onRemove={(key) => removeTag(form, key)}
    >
      <div className={styles.lists}>
        {children}
        <AvailableList form={form} refusal={refusal} available={available} />
      </div>
    </SortableArea>
  )
}

/** Changes of another person while the order was edited here. */
export function MeanwhileNote({ meanwhile }: { meanwhile: Meanwhile }) {
  const { t } = useI18n()
  const { list } = useFormats()
  const summarize = useChangeSummary()
  return (
    <Note tone="warning" role="alert">
      {meanwhile.is === 'changed'
        ? t(CHANGES.meanwhile, { parts: summarize(meanwhile.changes) })
        : t(CHANGES.gone, { count: meanwhile.names.length, names: list(meanwhile.names) })}
    </Note>
  )
}
