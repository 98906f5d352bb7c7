import { type ConsentMapping, DEFAULT_MAPPING } from '@waymark/domain/tag/templates'
import { Button, IconButton } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { lazy, Suspense, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { SaveFromLayer } from '#form/form-saving.tsx'
import { useField } from '#form/use-form.ts'
import type { ControlProps } from '../control-props.ts'
import { useFieldText } from '../field-text.ts'
import { MappingBoard } from './board.tsx'
import styles from './consent-mapping.module.css'
import { M } from './messages.ts'

const WholeWindow = lazy(() => import('./whole-window.tsx'))
const DefaultDialog = lazy(() => import('./default-dialog.tsx'))

/** Maps each consent type to one category of a consent tool, or to none; has a full-screen mode. */
export function ConsentMappingControl({ definition, readOnly, ...props }: ControlProps<'consent-mapping'>) {
  const field = useField(props.field)
  const { t, errorText, edited } = useFieldText()
  const toasts = useToasts()
  const [large, setLarge] = useState(false)
  const [confirming, setConfirming] = useState(false)
  // The values of the field are these mappings; the control map has no narrower type than lists of texts.
  const mapping = field.value as ConsentMapping
  const standard = !readOnly && (
    <Button size="small" onPress={() => setConfirming(true)}>
      {t(M.useDefault)}
    </Button>
  )
  const board = <MappingBoard mapping={mapping} onChange={field.setValue} readOnly={readOnly} />
  return (
    <FieldGroup label={t(definition.label)} labelHidden error={errorText(field.error)} edited={edited(field.edited)}>
      <div className={styles.tools}>
        {standard}
        <IconButton icon="expand" label={t(M.full)} onPress={() => setLarge(true)} />
      </div>
      {board}
      {large && (
        <Suspense>
          <WholeWindow label={t(definition.label)} onClose={() => setLarge(false)}>
            <div className={styles.bar}>
              <h2>{t(definition.label)}</h2>
              {standard}
              <Button variant="quiet" icon="collapse" keys={['esc']} onPress={() => setLarge(false)}>
                {t(M.close)}
              </Button>
              <SaveFromLayer />
            </div>
            <div className={styles.whole}>{board}</div>
          </WholeWindow>
        </Suspense>
      )}
      {confirming && (
        <Suspense>
          <DefaultDialog
            onCancel={() => setConfirming(false)}
            onConfirm={() => {
              setConfirming(false)
              field.setValue(DEFAULT_MAPPING)
              trackUsage({ category: 'tags', action: 'default_mapping_applied' })
              toasts.success(M.defaultDone)
            }}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}
