import { eachKey } from '../engine/core/list.ts'
import { createElement } from './create-element.ts'
import type { Slot, Writing } from './run-scripts.ts'
import { trusted, trustedAttribute } from './trusted.ts'

/** Inserts what a script writes with `document.write`, scripts included, as a `div` in front of the script. */
export const takeWrites: Writing = ({ script, place }) => {
  const box = createElement('div')
  let text = ''
  place.parentNode?.insertBefore(box, place)
  const restore = replaceWriters((original, end) => (...written) => {
    if (document.currentScript !== script) return original.apply(document, written)
    if (end !== undefined) {
      for (let index = 0; index < written.length; index++) text += written[index]
      text += end
    }
    return document
  })
  return () => {
    restore()
    if (text) box.innerHTML = trusted('TrustedHTML', text)
    else box.remove()
    return scriptsIn(box)
  }
}

/** The functions by which scripts write into the document, and what each writes at the end of a text. */
const WRITERS = { write: '', writeln: '\n', open: undefined, close: undefined }

type Writer = (...given: any[]) => unknown

/** Replaces the functions by which scripts write. Returns a function that restores those that the page has not replaced since. */
function replaceWriters(replace: (original: Writer, end: string | undefined) => Writer): () => void {
  const functions = document as unknown as Record<string, Writer>
  const restorers: Record<string, () => void> = {}
  eachKey(WRITERS, (name, end) => {
    const original = functions[name]!
    const replacement = replace(original, end)
    functions[name] = replacement
    restorers[name] = () => {
      if (functions[name] === replacement) functions[name] = original
    }
  })
  return () => eachKey(restorers, (_name, restore) => restore())
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
