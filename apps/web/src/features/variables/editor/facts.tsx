import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import type { Variable } from '@waymark/domain/variable'
import { reference } from '@waymark/domain/variable/reference'
import { VARIABLE_TYPE_LABELS } from '@waymark/domain/variable/types'
import { IconButton } from '@waymark/ui/controls'
import { VariableToken } from '@waymark/ui/icon'
import { FactStrip } from '@waymark/ui/layout'
import { useNotices } from '#data/notices/use-notices.ts'
import { useWords } from '#i18n/use-words.ts'
import { Fact, metaFact, versionFact } from '#items/editor/facts.tsx'
import styles from './facts.module.css'

const W = {
  type: msg('variable-facts.type', 'Type'),
  meta: msg('variable-facts.meta', 'Meta variable'),
  reference: msg('variable-facts.reference', 'Reference'),
  copy: msg('variable-facts.copy', 'Copy reference'),
  copied: msg('variable-facts.copied', 'Reference copied'),
  notCopied: msg('variable-facts.not-copied', 'The reference could not be copied'),
}

/** What there is to know about a variable at a glance, and how others refer to it. */
export function VariableFacts({ variable, site }: { variable: Variable; site: Site }) {
  const { say } = useWords()
  const notices = useNotices()
  const { name, variable_type, is_published } = variable.attributes
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference(name))
      notices.success(W.copied)
    } catch {
      notices.failure(W.notCopied)
    }
  }
  const facts = [
    metaFact(say, site, W.meta),
    { key: 'type', label: say(W.type), value: say(VARIABLE_TYPE_LABELS[variable_type]) },
    versionFact(say, 'variable', is_published),
    {
      key: 'reference',
      label: say(W.reference),
      value: (
        <span className={styles.reference}>
          <Fact>
            <VariableToken name={name} />
            <IconButton icon="copy" size="small" label={say(W.copy)} onPress={() => void copy()} />
          </Fact>
        </span>
      ),
    },
  ]
  return <FactStrip facts={facts.filter((fact) => fact !== false)} />
}
