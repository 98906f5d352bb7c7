import type { ExplainedTrigger } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import { TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import { Status } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { TRIGGER_ICONS } from '../../../sites/trigger-looks.ts'
import { useWords } from '../../../words/use-words.ts'
import { Conditions } from './conditions.tsx'
import styles from './triggers.module.css'

const W = {
  met: msg('debugger.trigger.met', 'Matched'),
  notMet: msg('debugger.trigger.not-met', 'Not matched'),
  gone: msg('debugger.trigger.gone', 'A trigger that has been removed'),
  none: msg('debugger.trigger.none', 'The tag has no triggers.'),
  always: msg('debugger.trigger.no-conditions', 'No conditions'),
  waits: msg('debugger.trigger.waits', 'Waits for other triggers'),
}

const isType = (type: string | null): type is TriggerType => TRIGGER_TYPES.some((known) => known === type)

/** How a trigger is drawn, also one of a type that is not known any more. */
export const triggerIcon = (type: string | null): IconName => (isType(type) ? TRIGGER_ICONS[type] : 'trigger')

/** The triggers of a tag with their conditions; on an event, which of them were met. */
export function Triggers({ triggers }: { triggers: readonly ExplainedTrigger[] }) {
  const { say } = useWords()
  if (triggers.length === 0) return <p className={styles.none}>{say(W.none)}</p>
  return (
    <ul>
      {triggers.map(({ id, name, type, met, conditions }) => (
        <li key={id} className={styles.trigger}>
          <p className={styles.head}>
            <Icon name={triggerIcon(type)} />
            <span className="truncate" title={name ?? undefined}>
              {name ?? say(W.gone)}
            </span>
            {met !== null && (
              <span className={styles.met}>
                <Status tone={met ? 'success' : 'muted'} icon={met ? 'success' : 'minus'}>
                  {say(met ? W.met : W.notMet)}
                </Status>
              </span>
            )}
          </p>
          {conditions.length > 0 ? (
            <Conditions conditions={conditions} />
          ) : (
            <p className={styles.bare}>{say(type === 'trigger_group' ? W.waits : W.always)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
