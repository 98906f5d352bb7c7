import { gzipSync } from 'node:zlib'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { type CompileInput, compile } from '../src/compile/index.ts'
import { conditionItem, inputOf, tagItem, triggerItem, variableItem } from '../src/testing/index.ts'
import type { Peer } from './peers/peer.ts'

const SHARED_VARIABLES = 20
const CONSENTS = ['analytics', 'remarketing', 'not_require_consent', 'conversion_tracking', 'not_require_consent']
const SYLLABLES = 'ka lo mi ne ru ta vo shi pel dor wen gra sul tin fex bam qui zor hel jut'.split(' ')

/** A random number generator (mulberry32): the same seed gives the same site. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** When the tags of a site fire: each on an event of its own, or all on page view. */
export type Firing = 'own events' | 'page view'

interface UnlikeSite {
  readonly input: CompileInput
  /** What the site consists of: codes, event names, values of conditions, and variables. */
  readonly content: readonly string[]
}

/**
 * A site of which every tag has code, names, conditions and an event of its own; 20 variables are shared, and consent
 * is mixed. On page view no tag needs consent and every condition is met, so that all fire.
 */
export function unlikeSite(count: number, firing: Firing): UnlikeSite {
  const random = createRandom(count)
  const word = () => Array.from({ length: 2 + random(3) }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
  const id = () => `${random(2 ** 30).toString(36)}-${random(2 ** 30).toString(36)}`
  const variables = Array.from({ length: SHARED_VARIABLES }, (_, number) =>
    variableItem(number, { value: `${word()}.${word()}` }),
  )
  const content: string[] = variables.map(({ value }) => value!)
  const own = (text: string) => {
    content.push(text)
    return text
  }
  const numbers = Array.from({ length: count }, (_, number) => number)
  const onPageView = firing === 'page view'
  const tags = numbers.map((number) => {
    const name = word()
    const reference = `{{ Variable ${random(SHARED_VARIABLES)} }}`
    const shapes = [
      () => `<script>
  window.${name} = window.${name} || [];
  ${name}.push({ ${word()}: ${reference}, ${word()}: "${id()}", ${word()}: ${random(10_000)} });
</script>`,
      () => `<!-- ${word()} ${word()} -->
<script>
  (function () {
    var ${name} = ["${id()}", "${word()} ${word()}", ${reference}];
    for (var i = 0; i < ${name}.length; i++) hit(${name}[i], "${id()}");
  })();
</script>`,
      () => `<script>
  if (${reference} !== "${word()}") {
    hit("${name}", { ${word()}: "${id()}", ${word()}: ${random(100)} });
  }
</script>
<noscript><img alt="" height="1" width="1" src="https://${word()}.example/${word()}?id=${id()}"></noscript>`,
      () => `<div class="${name}" data-${word()}="${id()}"><p>${word()} ${word()} ${word()}</p></div>
<script>hit(document.querySelector(".${name}").dataset, "${id()}");</script>`,
    ]
    return tagItem(number, {
      name,
      code: own(`${shapes[random(shapes.length)]!()}\n${shapes[random(shapes.length)]!()}`),
      consent_type: onPageView ? 'not_require_consent' : CONSENTS[random(CONSENTS.length)]!,
      priority: random(4),
    })
  })
  const triggers = numbers.map((number) => {
    const event = conditionItem(number, { variable_id: BUILT_INS.event.id, condition_type: 'equals', value: word() })
    const condition = onPageView
      ? conditionItem(number, { condition_type: 'does_not_contain', value: own(`/${word()}/`) })
      : conditionItem(number, {
          variable_id: variables[random(SHARED_VARIABLES)]!.id,
          condition_type: ['equals', 'contains', 'starts_with', 'does_not_equal'][random(4)]!,
          value: own(word()),
        })
    if (!onPageView) own(event.value!)
    return triggerItem(number, {
      trigger_type: onPageView ? 'page_view' : 'event',
      conditions: onPageView ? [condition] : [event, condition],
    })
  })
  return { input: inputOf({ tags, triggers, variables }), content }
}

/** Bytes after gzip -9: of the artifact, and of the content alone. */
export function unlikeSizes(count: number): { readonly artifact: number; readonly content: number } {
  const { input, content } = unlikeSite(count, 'own events')
  return { artifact: gzipped(compile(input).source), content: gzipped(content.join('\n')) }
}

export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** Tags that fire on page view: the text that the address lacks, and the markup, which finds values by a function `v`. */
const pageViewTags = ({ input }: UnlikeSite): readonly { readonly text: string; readonly html: string }[] => {
  const { tags, triggers, variables } = input.site
  return tags.map(({ code }, number) => ({
    text: triggers[number]!.conditions[0]!.value!,
    html: code!.replace(
      /\{\{ Variable (\d+) \}\}/g,
      (_, variable) => `v(${JSON.stringify(variables[variable]!.value)})`,
    ),
  }))
}

const FIND_VALUES =
  'window.dataLayer=[];window.v=function(k){for(var o=dataLayer,n=0,v;n<o.length;n++)v=o[n][k]||v;return v};'

/** About the least code that runs the same tags on page view: each inserted as markup, its scripts one by one. */
export function unlikeFloor(site: UnlikeSite): string {
  const list = pageViewTags(site).map(({ text, html }) => JSON.stringify([text, html]).replace(/<(?=[/!])/g, '\\x3c'))
  return `${FIND_VALUES}(function(d,a){
for(var n=0,u=location.href;n<a.length;n++)if(u.indexOf(a[n][0])<0){
var b=d.createElement("div");b.innerHTML=a[n][1];d.body.appendChild(b);
for(var i=0,l=b.querySelectorAll("script");i<l.length;i++){var s=d.createElement("script");s.text=l[i].text;l[i].replaceWith(s)}}
})(document,[${list.join()}]);`
}

/** The script of another tag manager with the tags of a site that fire on a page view. */
export const unlikePeer = (site: UnlikeSite, peer: Peer): string =>
  FIND_VALUES +
  peer.scriptFor(
    pageViewTags(site).map(({ text, html }) => ({ event: 'page view', text, isContained: false, action: { html } })),
  )
