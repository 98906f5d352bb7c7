import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { compile } from '../src/compile/index.ts'
import { conditionItem, inputOf, settings, tagItem, triggerItem } from '../src/testing/index.ts'
import type { PeerRule } from './peers/peer.ts'

/** What a rule does when it fires: a script element is inserted, or a function is called. */
type Kind = 'html' | 'function'

/** A set of rules: one trigger, one condition on the page's address and one tag each. */
export interface Rules {
  readonly count: number
  readonly kind: Kind
  /** The event that sets them off. */
  readonly event: 'go' | 'waymark.pageView'
  /** Whether the address meets all conditions, or the last one only. */
  readonly matching: 'all' | 'last'
}

/** What the address must contain for a rule to fire. */
const needle = ({ count, matching }: Rules, number: number): string =>
  matching === 'last' && number < count - 1 ? `/never-${number}` : `/r${number % 10}`

/** The address, which contains the needles. */
export const PATH = `/bench/${Array.from({ length: 10 }, (_, number) => `r${number}`).join('/')}/`

/**
 * About the least code that does the same job: on each push of the event it reads the address again, tests every rule and
 * calls the tags whose rules are met. No consent, no schedule, no variables, nothing shared or guarded.
 */
export function floor(rules: Rules): string {
  const list = Array.from({ length: rules.count }, (_, number) => {
    const action = rules.kind === 'html' ? `h("hit(${number})")` : `q(["trackEvent","Bench","Rule ${number}"])`
    return `[${JSON.stringify(needle(rules, number))},function(){${action}}]`
  })
  return `(function(w,d,r){var l=w.dataLayer=w.dataLayer||[],p=l.push;
function h(t){var s=d.createElement("script");s.text=t;d.body.appendChild(s)}
function q(c){(w._paq=w._paq||[]).push(c)}
function e(i){if(i.event==="${rules.event}")for(var n=0,a=r(h,q),u=location.href;n<a.length;n++)if(u.indexOf(a[n][0])>=0)a[n][1]()}
var x;r=function(f){return function(h,q){return x||(x=f(h,q))}}(r);
for(var n=0;n<l.length;n++)e(l[n]);l.push=function(i){p.call(l,i);e(i);return l.length};
${rules.event === 'waymark.pageView' ? 'l.push({event:"waymark.pageView"});' : ''}
})(window,document,function(h,q){return[${list.join()}]});`
}

/** Rules as the adapters of other tag managers take them. */
export const peerRules = (rules: Rules): readonly PeerRule[] =>
  Array.from({ length: rules.count }, (_, number) => ({
    event: rules.event === 'go' ? 'go' : 'page view',
    text: needle(rules, number),
    isContained: true,
    action:
      rules.kind === 'html'
        ? { html: `<script>hit(${number})</script>` }
        : { track: ['trackEvent', 'Bench', `Rule ${number}`] },
  }))

/** The artifact of the same rules. */
export function artifact(rules: Rules): string {
  const numbers = Array.from({ length: rules.count }, (_, number) => number)
  const onEvent =
    rules.event === 'go'
      ? [conditionItem(0, { variable_id: BUILT_INS.event.id, condition_type: 'equals', value: 'go' })]
      : []
  return compile(
    inputOf(
      {
        tags: numbers.map((number) =>
          tagItem(number, {
            code: rules.kind === 'html' ? `<script>hit(${number})</script>` : null,
            ...(rules.kind === 'function' && {
              template: 'waymark_event',
              template_options: { category: 'Bench', action: `Rule ${number}`, custom_dimensions: [] },
            }),
          }),
        ),
        triggers: numbers.map((number) =>
          triggerItem(number, {
            trigger_type: rules.event === 'go' ? 'event' : 'page_view',
            conditions: [...onEvent, conditionItem(number, { value: needle(rules, number) })],
          }),
        ),
      },
      { settings },
    ),
  ).source
}
