import { FIELD_ERRORS } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { type Form, isWithin, type Spot } from '@waymark/forms/form'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field, focusFirstError } from '@waymark/ui/form'
import { Icon, type IconName } from '@waymark/ui/icon'
import { NavList, Section } from '@waymark/ui/layout'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { MarksEdits, useFieldText } from '../controls/field-text.ts'
import { VariablesOf } from '../controls/use-variable-names.ts'
import { useForm } from '../forms/use-form.ts'
import { AfterPaint } from '../later/after-paint.tsx'
import { isApple } from '../shortcuts/key-names.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import styles from './wizard.module.css'
import { WizardFrame } from './wizard-frame.tsx'

const W = {
  sections: msg('wizard.sections', 'Sections'),
  name: msg('wizard.name', 'Name'),
  nameAbout: msg('wizard.name-about', 'Only people in Waymark see it.'),
  count: msg('rename.count', '{used, number} / {limit, number}'),
  back: msg('back', 'Back'),
  first: msg('wizard.first-error', 'First: {section}, {error}'),
}

const LIMIT = 255

/** The words of a wizard that both of its steps use. */
export interface WizardWords {
  readonly title: Message
  /** The names of the steps. */
  readonly type: Message
  readonly settings: Message
  /** The label of the name field. */
  readonly name: Message
  /** Who sees the name; only people in Waymark unless said. */
  readonly nameAbout?: Message
  readonly save: Message
}

/** The second step of a wizard: the name of the new thing and its settings. Control S saves. */
export function FillStep({
  appId,
  words,
  picked,
  sections,
  note,
  form,
  saving,
  onBack,
  onSave,
  onLeave,
  children,
}: {
  appId: string
  words: WizardWords
  /** What was chosen in the first step, and where its help is. */
  picked: { readonly icon: IconName; readonly name: Message; readonly help: { topic: string; label: Message } }
  /** The parts of the form; `key` is what their ids end in. */
  sections: readonly { readonly key: string; readonly label: Message; readonly count?: number | undefined }[]
  /** Stands at the foot of the list of sections. */
  note: Message
  /** Its values have a `name`. */
  form: Form<any>
  saving: boolean
  onBack: () => void
  onSave: () => void
  onLeave: () => void
  /** The sections below the name. */
  children: ReactNode
}) {
  const { say, wrong } = useFieldText()
  const { valid } = useForm(form)
  const root = useRef<HTMLFormElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const place = form.spot.at('name') as Spot<string>
  const [firstError] = form.errors()
  const firstSection = sections.find(({ key }) => firstError && isWithin(firstError[0], key)) ?? sections[0]
  const save = () => {
    if (saving) return
    onSave()
    if (!valid) requestAnimationFrame(() => root.current && focusFirstError(root.current))
  }
  useShortcuts({
    'mod+s': (event) => {
      event.preventDefault()
      save()
    },
  })
  return (
    <WizardFrame
      title={say(words.title)}
      steps={[say(words.type), say(words.settings)]}
      step={2}
      onClose={saving ? 'none' : onLeave}
      initialFocus={nameInput}
      nav={
        <>
          <div className={styles.picked}>
            <span className={`${styles.icon} ${styles.iconSmall}`}>
              <Icon name={picked.icon} />
            </span>
            <span>
              <b>{say(picked.name)}</b>
              <a href={`/help/${picked.help.topic}`} target="_blank" rel="noreferrer" className="link">
                {say(picked.help.label)}
              </a>
            </span>
          </div>
          <NavList
            label={say(W.sections)}
            kind="step"
            items={sections.map(({ key, label, count }, index) => ({
              key,
              label: say(label),
              ...(count !== undefined && { count }),
              current: index === 0,
              link: (slot) => (
                <a
                  {...slot}
                  href={`#section-${key}`}
                  onClick={(event) => {
                    event.preventDefault()
                    // A form in a window above another may have sections of the same names.
                    root.current?.querySelector(`[id="section-${key}"]`)?.scrollIntoView({ block: 'start' })
                  }}
                />
              ),
            }))}
          />
          <p className={styles.navFoot}>{say(note)}</p>
        </>
      }
      foot={
        <>
          <Button variant="quiet" icon="arrow-left" onPress={onBack}>
            {say(W.back)}
          </Button>
          <span className={styles.footText} />
          <Button
            variant="primary"
            pending={saving}
            keys={isApple() ? ['⌘', 'S'] : ['Ctrl', 'S']}
            disabledReason={
              valid || !firstError
                ? undefined
                : say(W.first, {
                    section: firstSection ? say(firstSection.label) : '',
                    error: say(FIELD_ERRORS[firstError[1].key], { limit: firstError[1].limit }),
                  })
            }
            onPress={save}
          >
            {say(words.save)}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        <VariablesOf value={appId}>
          <form
            ref={root}
            className={styles.form}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              event.stopPropagation()
              save()
            }}
          >
            <Section first id="section-name" title={say(W.name)} description={say(words.nameAbout ?? W.nameAbout)}>
              <Field
                label={say(words.name)}
                error={wrong(place.error)}
                count={say(W.count, { used: place.value.length, limit: LIMIT })}
              >
                <TextInput
                  ref={nameInput}
                  value={place.value}
                  onChange={place.set}
                  onBlur={place.touch}
                  readOnly={saving}
                />
              </Field>
            </Section>
            <AfterPaint>{children}</AfterPaint>
          </form>
        </VariablesOf>
      </MarksEdits>
    </WizardFrame>
  )
}
