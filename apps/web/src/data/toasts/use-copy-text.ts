import { msg } from '@waymark/domain/message'
import { useToasts } from './use-toasts.tsx'

const M = {
  copied: msg('notice.copy.success', 'Copied to the clipboard'),
  refused: msg('notice.copy.failure', 'The browser does not allow copying. Select the text and copy it manually'),
}

/** Returns a function that copies a text, shows a toast, and resolves to whether it worked. */
export function useCopyText(): (text: string) => Promise<boolean> {
  const toasts = useToasts()
  return async (text) => {
    const done = await copyText(text)
    if (done) toasts.success(M.copied)
    else toasts.failure(M.refused)
    return done
  }
}

/** Writes a text to the clipboard; false if the browser does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}

/** For pages that are not served over https, which have no clipboard API. */
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
