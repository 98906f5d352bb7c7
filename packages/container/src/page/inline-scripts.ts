import { createElement } from './create-element.ts'
import { trusted } from './trusted.ts'

let refuses: boolean | undefined

/**
 * Whether the page's Content-Security-Policy keeps inline scripts from running, with the nonce of the snippet too. Tried
 * once, because the browser reports each try to the page's owner.
 */
export function refusesInlineScripts(): boolean {
  if (refuses === undefined) {
    const script = createElement('script') as HTMLScriptElement
    script.text = trusted('TrustedScript', 'document.currentScript.id = "ran"')
    document.documentElement.appendChild(script)
    refuses = !script.id
    script.remove()
  }
  return refuses
}
