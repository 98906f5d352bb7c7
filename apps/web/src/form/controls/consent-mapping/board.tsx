import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType, needsConsent } from '@waymark/domain/consent'
import {
  addToCategory,
  CATEGORIES,
  type Category,
  type ConsentMapping,
  categories,
  categoryOf,
  removeFromCategory,
} from '@waymark/domain/tag/templates'
import { ColumnsArea, useDragItem, useDropColumn } from '@waymark/ui/drag'
import { Icon, KeyHint } from '@waymark/ui/icon'
import { useId, useState } from 'react'
import { SPACE_KEY } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './consent-mapping.module.css'
import { aboutOf, M, nameOf, type Place } from './messages.ts'
import { MoveMenu } from './move-menu.tsx'

const MAPPED = CONSENT_TYPES.filter(needsConsent)
const PLACES: readonly Place[] = ['unmapped', ...categories]

const placeOf = (mapping: ConsentMapping, type: ConsentType): Place => categoryOf(mapping, type) ?? 'unmapped'

/** What the parts of the board have in common. */
interface BoardProps {
  readonly mapping: ConsentMapping
  /** Moves a type by its menu. */
  readonly onMove: (type: ConsentType, place: Place) => void
  readonly readOnly: boolean
}

interface MappingBoardProps {
  mapping: ConsentMapping
  onChange: (mapping: ConsentMapping) => void
  readOnly: boolean
}

/** Consent types and the categories they are mapped to; each is moved by dragging, by keyboard or by its menu. */
export function MappingBoard({ mapping, onChange, readOnly }: MappingBoardProps) {
  const { t } = useI18n()
  const [announcement, announce] = useState('')
  const move = (type: ConsentType, place: Place) =>
    onChange(place === 'unmapped' ? removeFromCategory(mapping, type) : addToCategory(mapping, type, place))
  const named = (type: ConsentType) => ({ type: t(CONSENT_LABELS[type]) })
  const dropped = (type: ConsentType, place: Place) => {
    const isSame = place === placeOf(mapping, type)
    const text = place === 'unmapped' ? (isSame ? M.restored : M.removed) : isSame ? M.already : M.dropped
    return t(text, { ...named(type), category: t(nameOf(place)) })
  }
  const props = {
    mapping,
    readOnly,
    onMove: (type: ConsentType, place: Place) => {
      move(type, place)
      announce(dropped(type, place))
    },
  }
  return (
    <ColumnsArea<ConsentType, Place>
      columns={PLACES}
      columnOf={(type) => placeOf(mapping, type)}
      nameOf={(type) => t(CONSENT_LABELS[type])}
      onMove={move}
      texts={{
        instructions: t(M.instructions),
        lifted: (type) => t(M.lifted, named(type)),
        movedTo: (type, place) => t(M.over, { ...named(type), category: t(nameOf(place)) }),
        droppedAt: dropped,
        cancelled: (type) => t(M.restored, named(type)),
      }}
    >
      <div className={styles.frame}>
        <div className={styles.board}>
          <ConsentTypes {...props} />
          <Necessary />
          {categories.map((category) => (
            <Column key={category} category={category} {...props} />
          ))}
          <p className="sr-only" role="status">
            {announcement}
          </p>
        </div>
      </div>
    </ColumnsArea>
  )
}

/** All consent types; one that is dropped here is no longer mapped. */
function ConsentTypes(props: BoardProps) {
  const { readOnly } = props
  const { t } = useI18n()
  const { ref, dragged } = useDropColumn('unmapped')
  const id = useId()
  return (
    <section ref={ref} className={styles.types} aria-labelledby={id} data-target={dragged && ''}>
      <header>
        <h3 id={id}>{t(M.types)}</h3>
        {!readOnly && (
          <>
            <p className={styles.byDrag}>{t(M.drag)}</p>
            <p className={styles.byMenu}>{t(M.menu)}</p>
          </>
        )}
      </header>
      <ul>
        {MAPPED.map((type) => (
          <TypeRow key={type} type={type} {...props} />
        ))}
      </ul>
      {!readOnly && (
        <p className={styles.keys} aria-hidden="true">
          <KeyHint keys={[t(SPACE_KEY)]}>{t(M.pickUp)}</KeyHint>
          <KeyHint keys={['←', '→']}>{t(M.choose)}</KeyHint>
          <KeyHint keys={['esc']}>{t(M.putBack)}</KeyHint>
        </p>
      )}
    </section>
  )
}

function TypeRow({ type, ...props }: BoardProps & { type: ConsentType }) {
  const { mapping, readOnly } = props
  const { t } = useI18n()
  const { ref, handle } = useDragItem(type, readOnly)
  const place = placeOf(mapping, type)
  return (
    <li className={styles.row}>
      <button type="button" ref={ref} className={styles.type} data-type={type} {...handle}>
        <Icon name="grip" size="small" />
        <span className={styles.typeName}>{t(CONSENT_LABELS[type])}</span>
        <span className={styles.typePlace}>{t(nameOf(place))}</span>
      </button>
      {place === 'unmapped' && <MoveMenu type={type} {...props} />}
    </li>
  )
}

function Necessary() {
  const { t } = useI18n()
  const id = useId()
  return (
    <section className={styles.fixed} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t(M.necessary)}</h3>
        <p>{t(M.necessaryAbout)}</p>
      </header>
      <ul>
        <li className={styles.chip} data-fixed="">
          <Icon name="lock" size="small" />
          <span>{t(CONSENT_LABELS.not_require_consent)}</span>
        </li>
      </ul>
    </section>
  )
}

function Column({ category, ...props }: BoardProps & { category: Category }) {
  const { mapping } = props
  const { t } = useI18n()
  const { ref, dragged } = useDropColumn<ConsentType>(category)
  const id = useId()
  const types = mapping[category]
  const from = dragged && placeOf(mapping, dragged)
  const isArriving = from !== undefined && from !== category
  return (
    <section ref={ref} aria-labelledby={id} data-target={dragged && ''}>
      <header>
        <h3 id={id}>{t(CATEGORIES[category])}</h3>
        <p>{t(aboutOf(category))}</p>
      </header>
      <ul>
        {types.map((type) => (
          <Chip key={type} type={type} {...props} />
        ))}
        {isArriving && (
          <li className={styles.slot}>{from === 'unmapped' ? t(M.here) : t(M.from, { category: t(nameOf(from)) })}</li>
        )}
        {types.length === 0 && !isArriving && <li className={styles.empty}>{t(M.empty)}</li>}
      </ul>
    </section>
  )
}

function Chip({ type, ...props }: BoardProps & { type: ConsentType }) {
  const { t } = useI18n()
  const { ref, isDragging, pointer } = useDragItem(type, props.readOnly)
  return (
    <li ref={ref} className={styles.chip} data-dragged={isDragging ? '' : undefined} {...pointer}>
      <Icon name="grip" size="small" />
      <span>{t(CONSENT_LABELS[type])}</span>
      <MoveMenu type={type} {...props} />
    </li>
  )
}
