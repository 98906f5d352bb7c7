import { createElement } from './create-element.ts'
import type { Slot, Writing } from './run-scripts.ts'
import { trusted, trustedAttribute } from './trusted.ts'

/** Inserts what a script writes with `document.write`, scripts included, as a `div` in front of the script. */
export const takeWrites: Writing = ({ script, place }) => {
  const { write, writeln } = document
  const box = createElement('div')
  let text = ''
  const take =
    (end: string, original: typeof write): typeof write =>
    (...written) => {
      if (document.currentScript !== script) return original.apply(document, written)
      for (let index = 0; index < written.length; index++) text += written[index]
      text += end
    }
  place.parentNode?.insertBefore(box, place)
  const taking = take('', write)
  document.write = taking
  document.writeln = take('\n', writeln)
  return () => {
    // The page may have replaced the functions while the script was loading.
    if (document.write === taking) {
      document.write = write
      document.writeln = writeln
    }
    if (text) box.innerHTML = trusted('TrustedHTML', text)
    else box.remove()
    return scriptsIn(box)
  }
}

/** Replaces scripts, which do not run when parsed from text, by copies that do. */
function scriptsIn(box: Element): Slot[] {
  const slots: Slot[] = []
  const found = box.querySelectorAll('script')
  for (let index = 0; index < found.length; index++) {
    const dead = found[index]!
    const script = createElement('script') as HTMLScriptElement
    for (let at = 0; at < dead.attributes.length; at++) {
      const { name, value } = dead.attributes[at]!
      script.setAttribute(name, trustedAttribute(script, name, value))
    }
    script.text = trusted('TrustedScript', dead.text)
    const place = document.createTextNode('')
    dead.parentNode?.replaceChild(place, dead)
    slots[index] = { script, place }
  }
  return slots
}
