import { type ComparedAttribute, type Comparison, changedOnly } from '@waymark/domain/changelog'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { Fragment } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { AFTER, BEFORE } from './changelog-messages.ts'
import { ComparedCode } from './compared-code.tsx'
import styles from './comparison-table.module.css'
import { ComparedValue, type Side } from './value/compared-value.tsx'
import { labelText } from './value/use-value-text.ts'

const M = {
  label: msg('changelog.changes-of', 'Changes of {name}'),
  attribute: msg('changelog.attribute', 'Attribute'),
  before: BEFORE,
  after: AFTER,
  notThere: msg('changelog.not-there', 'Did not exist'),
  both: msg('changelog.before-and-after', 'Before and after'),
  noDifference: msg('changelog.no-difference', 'No attribute differs.'),
}

const SIDES = ['before', 'after'] as const

interface ComparisonTableProps {
  name: string
  comparison: Comparison
  onlyChanged: boolean
  stacked?: boolean
}

/** The attributes of a changed item, before and after; `stacked` sets after below before. */
export function ComparisonTable({
  name,
  comparison: { sides, attributes },
  onlyChanged,
  stacked = false,
}: ComparisonTableProps) {
  const { t } = useI18n()
  const shown = onlyChanged ? changedOnly(attributes) : attributes
  if (shown.length === 0) return <p className="t-muted">{t(M.noDifference)}</p>
  return (
    <div className={styles.frame}>
      <table className={classes(styles.table, stacked && styles.stacked)} aria-label={t(M.label, { name })}>
        <colgroup>
          <col className={styles.labels} />
          <col />
          {!stacked && <col />}
        </colgroup>
        <thead className={classes(stacked && 'sr-only')}>
          <tr>
            <th scope="col">
              <span className="sr-only">{t(M.attribute)}</span>
            </th>
            {stacked ? (
              <th scope="col">{t(M.both)}</th>
            ) : (
              SIDES.map((side) => (
                <th key={side} scope="col">
                  {t(M[side])}
                </th>
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((attribute) => (
            <Row key={attribute.key} attribute={attribute} sides={sides} stacked={stacked} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly attribute: ComparedAttribute
  readonly sides: Comparison['sides']
}

function Row({ attribute, sides, stacked }: RowProps & { stacked: boolean }) {
  const { t } = useI18n()
  const { before, after, changed } = attribute
  const isCode = [before, after].every((value) => value === undefined || value.as === 'code')
  const present = SIDES.filter((side) => sides === 'both' || sides === side)
  return (
    <tr className={classes(!changed && styles.same)}>
      <th scope="row">
        <Labels labels={attribute.labels} />
      </th>
      {isCode ? (
        <td colSpan={stacked ? 1 : 2} className={styles.code}>
          <ComparedCode before={before} after={after} changed={changed} />
        </td>
      ) : stacked ? (
        <td>
          {(changed ? present : present.slice(-1)).map((side) => (
            <div key={side}>
              <Value side={side} attribute={attribute} sides={sides} />
            </div>
          ))}
        </td>
      ) : (
        SIDES.map((side) =>
          present.includes(side) ? (
            <td key={side}>
              <Value side={side} attribute={attribute} sides={sides} />
            </td>
          ) : (
            <td key={side} className={styles.absent}>
              <span className="sr-only">{t(M.notThere)}</span>
            </td>
          ),
        )
      )}
    </tr>
  )
}

/** The value of one side; nothing is marked where the item did not exist on the other one. */
const Value = ({ side, attribute, sides }: RowProps & { side: Side }) => (
  <ComparedValue
    value={attribute[side]}
    other={attribute[side === 'before' ? 'after' : 'before']}
    side={side}
    marked={attribute.changed && sides === 'both'}
  />
)

/** The name of an attribute after those of its groups. */
function Labels({ labels }: Pick<ComparedAttribute, 'labels'>) {
  const { t } = useI18n()
  return labels.map((label, at) => (
    <Fragment key={at}>
      {at > 0 && ' › '}
      <span className={classes(typeof label === 'string' && styles.given)}>{labelText(t, label)}</span>
    </Fragment>
  ))
}
