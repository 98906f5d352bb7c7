import { msg } from '@waymark/domain/message'
import { useToasts } from '#data/toasts/toasts.tsx'
import { copyText } from './copy-text.ts'

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
