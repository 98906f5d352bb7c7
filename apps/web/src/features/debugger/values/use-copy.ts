import { msg } from '@waymark/domain/message'
import { useToasts } from '#data/toasts/toasts.tsx'

const M = {
  copied: msg('debugger.copied', 'Copied to the clipboard'),
  refused: msg('debugger.copy-refused', 'The browser does not allow copying. Select the text and copy it yourself'),
}

/** Copies a text and says so; resolves to whether it worked. */
export function useCopy(): (text: string) => Promise<boolean> {
  const toasts = useToasts()
  return async (text) => {
    const done = await copyText(text)
    if (done) toasts.success(M.copied)
    else toasts.failure(M.refused)
    return done
  }
}

/** Puts a text on the clipboard; false where the browser does not let the page do so. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}

/** The old way, for pages that are not served over https. */
function copyBySelecting(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
