import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { CATEGORIES, type Category, type ConsentMapping, categories, categoryOf } from '@waymark/domain/tag/templates'
import { Icon, Kbd } from '@waymark/ui/icon'
import { type DragEvent, useId } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './consent-mapping.module.css'
import { aboutOf, M, nameOf, type Place } from './messages.ts'
import { MoveMenu } from './move-menu.tsx'
import { type Dragging, useDraggedType } from './use-dragged-type.ts'

const MAPPED = CONSENT_TYPES.filter((type) => type !== 'not_require_consent')

/** The callbacks and state for moving a type, shared by the parts of the board. */
interface BoardProps {
  readonly mapping: ConsentMapping
  readonly dragging: Dragging
  readonly readOnly: boolean
}

/** Consent types and the categories they are mapped to; each is moved by dragging, by keyboard or by its menu. */
export function MappingBoard({
  mapping,
  onChange,
  readOnly,
}: {
  mapping: ConsentMapping
  onChange: (mapping: ConsentMapping) => void
  readOnly: boolean
}) {
  const dragging = useDraggedType(mapping, onChange)
  const props = { mapping, dragging, readOnly }
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <Pool {...props} />
        <Necessary />
        {categories.map((category) => (
          <Column key={category} category={category} {...props} />
        ))}
        <p className="sr-only" role="status">
          {dragging.announcement}
        </p>
      </div>
    </div>
  )
}

/** The drag and drop handlers of a part of the board. */
function dropHandlers(place: Place, { dragging }: Pick<BoardProps, 'dragging'>) {
  const { dragged } = dragging
  if (dragged?.by !== 'pointer') return {}
  const accept = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    dragging.over(place)
  }
  return {
    onDragEnter: accept,
    onDragOver: accept,
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      dragging.put(dragged.type, place)
    },
  }
}

/** The drag handlers of a consent type. */
function dragHandlers(type: ConsentType, { dragging, readOnly }: Pick<BoardProps, 'dragging' | 'readOnly'>) {
  if (readOnly) return {}
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', type)
      dragging.lift(type, 'pointer')
    },
    onDragEnd: () => dragging.restore(),
  }
}

function Pool(props: BoardProps) {
  const { mapping, dragging, readOnly } = props
  const { t } = useI18n()
  const id = useId()
  return (
    <section
      className={styles.pool}
      aria-labelledby={`${id}title`}
      data-target={dragging.dragged?.over === 'nowhere' ? '' : undefined}
      {...dropHandlers('nowhere', props)}
    >
      <header>
        <h3 id={`${id}title`}>{t(M.types)}</h3>
        {!readOnly && <p>{t(M.drag)}</p>}
      </header>
      <ul>
        {MAPPED.map((type) => (
          <li key={type} className={styles.row}>
            {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags no button. */}
            <div
              role="button"
              tabIndex={0}
              className={styles.type}
              data-type={type}
              aria-pressed={dragging.dragged?.type === type}
              aria-disabled={readOnly || undefined}
              aria-describedby={readOnly ? undefined : `${id}keys`}
              onKeyDown={(event) => !readOnly && dragging.keys(type, event)}
              onBlur={() => dragging.dragged?.by === 'keys' && dragging.restore()}
              {...dragHandlers(type, props)}
            >
              <Icon name="grip" size="small" />
              <span className={styles.typeName}>{t(CONSENT_LABELS[type])}</span>
              <span className={styles.typePlace}>{t(nameOf(categoryOf(mapping, type) ?? 'nowhere'))}</span>
            </div>
            {categoryOf(mapping, type) === undefined && <MoveMenu type={type} {...props} />}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <p className={styles.keys} id={`${id}keys`}>
          <span>
            <Kbd keys={['Space']} /> {t(M.pickUp)}
          </span>
          <span>
            <Kbd keys={['←', '→']} /> {t(M.choose)}
          </span>
          <span>
            <Kbd keys={['Esc']} /> {t(M.putBack)}
          </span>
        </p>
      )}
    </section>
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
  const { mapping, dragging } = props
  const { t } = useI18n()
  const id = useId()
  const { dragged } = dragging
  const filed = mapping[category]
  const arriving = dragged?.over === category && dragged.from !== category
  return (
    <section
      aria-labelledby={id}
      data-target={dragged?.over === category ? '' : undefined}
      {...dropHandlers(category, props)}
    >
      <header>
        <h3 id={id}>{t(CATEGORIES[category])}</h3>
        <p>{t(aboutOf(category))}</p>
      </header>
      <ul>
        {filed.map((type) => (
          <Chip key={type} type={type} {...props} />
        ))}
        {arriving && (
          <li className={styles.slot}>
            {dragged.from === 'nowhere' ? t(M.here) : t(M.from, { category: t(nameOf(dragged.from)) })}
          </li>
        )}
        {filed.length === 0 && !arriving && <li className={styles.empty}>{t(M.empty)}</li>}
      </ul>
    </section>
  )
}

function Chip({ type, ...props }: BoardProps & { type: ConsentType }) {
  const { dragging } = props
  const { t } = useI18n()
  return (
    <li
      className={styles.chip}
      data-carried={dragging.dragged?.type === type ? '' : undefined}
      {...dragHandlers(type, props)}
    >
      <Icon name="grip" size="small" />
      <span>{t(CONSENT_LABELS[type])}</span>
      <MoveMenu type={type} {...props} />
    </li>
  )
}
