import type { ScriptAttributes } from '../engine/core/page.ts'
import { bodyOrRoot, createElement } from './create-element.ts'
import { guarded } from './report.ts'
import { trusted } from './trusted.ts'

interface Loading {
  loaded: boolean
  readonly waiting: (() => void)[]
}

const scripts: Record<string, Loading> = {}

export function loadScript(url: string, attributes?: ScriptAttributes, whenLoaded?: () => void): void {
  const known = scripts[url]
  if (known?.loaded) whenLoaded?.()
  else if (known) known.waiting[known.waiting.length] = whenLoaded || (() => {})
  else {
    const loading: Loading = { loaded: false, waiting: whenLoaded ? [whenLoaded] : [] }
    scripts[url] = loading
    const script = createElement('script', attributes || 0) as HTMLScriptElement
    script.async = true
    script.src = trusted('TrustedScriptURL', url)
    // Scripts with attributes stay, because the vendor's code may read them at any time.
    script.onload = () => {
      attributes || script.remove()
      loading.loaded = true
      for (let index = 0; index < loading.waiting.length; index++) guarded(loading.waiting[index]!)()
    }
    ;(document.head || bodyOrRoot()).appendChild(script)
  }
}

export function loadFrame(url: string): void {
  const frame = createElement('iframe', {
    width: '1',
    height: '1',
    'aria-hidden': 'true',
    tabindex: '-1',
  }) as HTMLIFrameElement
  frame.hidden = true
  frame.onload = frame.onerror = () => frame.remove()
  frame.src = url
  bodyOrRoot().appendChild(frame)
}
