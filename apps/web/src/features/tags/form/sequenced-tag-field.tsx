import { msg } from '@waymark/domain/message'
import { TAG_LABELS } from '@waymark/forms/models/tag'
import { Button, Checkbox } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows } from '@waymark/ui/layout'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { CHANGE, REMOVE } from '#i18n/action-labels.ts'
import { NONE } from './firing-messages.ts'
import styles from './firing-section.module.css'
import type { TagSectionProps } from './section-props.ts'

const ChooseTag = lazy(() => import('./choose-tag.tsx'))

const M = {
  setup: {
    label: TAG_LABELS.setupTag,
    hint: msg('tags.setup-tag-hint', 'Fires first; this tag fires when it has completed.'),
    stops: msg('tags.setup-tag.stops', 'If it fails, do not fire this tag'),
    choose: msg('tags.setup-tag.choose', 'Choose set-up tag'),
  },
  cleanup: {
    label: TAG_LABELS.cleanupTag,
    hint: msg('tags.cleanup-tag-hint', 'Fires when this tag has completed.'),
    stops: msg('tags.cleanup-tag.stops', 'If this tag fails, do not fire it'),
    choose: msg('tags.cleanup-tag.choose', 'Choose clean-up tag'),
  },
  change: CHANGE,
  remove: REMOVE,
}

const FIELDS = { setup: 'setupTag', cleanup: 'cleanupTag' } as const

/** The tag that fires before or after this one, and what happens when the first of the two fails. */
export function SequencedTagField({
  part,
  appId,
  tagId,
  form,
  readOnly,
}: TagSectionProps & { part: 'setup' | 'cleanup'; appId: string; tagId: string | undefined }) {
  const { t, errorText, edited } = useFieldText()
  const [choosing, setChoosing] = useState(false)
  const field = useField(form, FIELDS[part])
  const { value } = field
  const messages = M[part]
  // The button that was pressed goes with the change, so the focus moves to the one in its place.
  const box = useRef<HTMLDivElement>(null)
  const moves = useRef(false)
  useEffect(() => {
    if (moves.current) box.current?.querySelector('button')?.focus()
    moves.current = false
  }, [value])
  const change = (next: typeof value) => {
    moves.current = true
    field.setValue(next)
  }
  return (
    <FieldGroup
      label={t(messages.label)}
      hint={t(messages.hint)}
      error={errorText(field.error)}
      edited={edited(field.edited)}
    >
      <div ref={box} className={styles.chosen}>
        {value ? (
          <>
            <LinkRows label={t(messages.label)}>
              <LinkRow
                icon={<Icon name="tag" />}
                name={value.name}
                actions={
                  !readOnly && (
                    <>
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={`${t(M.change)}: ${t(messages.label)}`}
                        onPress={() => setChoosing(true)}
                      >
                        {t(M.change)}
                      </Button>
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={`${t(M.remove)}: ${t(messages.label)}`}
                        onPress={() => change(null)}
                      >
                        {t(M.remove)}
                      </Button>
                    </>
                  )
                }
              />
            </LinkRows>
            <Checkbox
              checked={value.stopOnFailure}
              onChange={(stopOnFailure) => field.setValue({ ...value, stopOnFailure })}
              readOnly={readOnly}
              label={t(messages.stops)}
            />
          </>
        ) : readOnly ? (
          <p className={styles.none}>{t(NONE)}</p>
        ) : (
          <div>
            <Button size="small" icon="link" onPress={() => setChoosing(true)}>
              {t(messages.choose)}
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {choosing && (
          <ChooseTag
            appId={appId}
            title={t(messages.choose)}
            except={tagId}
            onClose={() => setChoosing(false)}
            onChoose={({ id, attributes }) => {
              setChoosing(false)
              change({ id, name: attributes.name, stopOnFailure: value?.stopOnFailure ?? false })
            }}
          />
        )}
      </Suspense>
    </FieldGroup>
  )
}
