import { msg } from '@waymark/domain/message'
import { writeReference } from '@waymark/domain/reference'
import type { Site } from '@waymark/domain/site'
import type { Variable } from '@waymark/domain/variable'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { IconButton } from '@waymark/ui/controls'
import { VariableToken } from '@waymark/ui/icon'
import { FactStrip } from '@waymark/ui/layout'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Fact, metaFact, versionFact } from '#items/editor/facts.tsx'
import { COPY_REFERENCE, REFERENCE } from '#items/facts/fact-messages.ts'
import styles from './facts.module.css'

const META = msg('variable-facts.meta', 'Meta variable')

/** A summary of a variable in one line, with the reference to it. */
export function VariableFacts({ variable, site }: { variable: Variable; site: Site }) {
  const { t } = useI18n()
  const copy = useCopyText()
  const { name, variable_type, is_published } = variable.attributes
  const facts = [
    metaFact(t, site, META),
    { key: 'type', label: t(TYPE), value: t(VARIABLE_APPEARANCES[variable_type].name) },
    versionFact(t, 'variable', is_published),
    {
      key: 'reference',
      label: t(REFERENCE),
      shrinks: true,
      value: (
        <span className={styles.reference}>
          <Fact>
            <VariableToken name={name} />
            <IconButton
              icon="copy"
              size="small"
              label={t(COPY_REFERENCE)}
              onPress={() => void copy(writeReference(name))}
            />
          </Fact>
        </span>
      ),
    },
  ]
  return <FactStrip paired facts={facts.filter((fact) => fact !== false)} />
}
